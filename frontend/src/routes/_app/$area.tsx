import { createFileRoute, notFound } from '@tanstack/react-router'
import { NamedArea } from '../../screen/named-area.tsx'

/** Areas that are known by name alone; any other address is none of a screen, whoever asks. */
export const Route = createFileRoute('/_app/$area')({
  beforeLoad: async ({ params }) => {
    const { namedArea } = await import('../../../../shared/named-areas.ts')
    if (namedArea(`/${params.area}`) === null) throw notFound()
  },
  component: Area,
})

function Area() {
  return <NamedArea path={`/${Route.useParams().area}`} />
}
