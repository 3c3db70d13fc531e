import { screenMessages } from '../../../../shared/screen-messages.ts'
import { usePrint } from '../../paper/context.ts'
import type { PrintPage } from '../../paper/page-types.ts'
import { Eyebrow, Page, Title } from '../../paper/sheet.tsx'
import { Cite } from '../cite.tsx'
import { glanceAdvice } from '../sentences.ts'

/** All conclusions and recommendations of the summary, as on screen. */
export function AdvicePage({ page }: { page: PrintPage }) {
  const { report } = usePrint()
  return (
    <Page page={page}>
      <div className="rail-grid">
        <div className="rail">
          <Eyebrow page={page} />
          <Title page={page} />
          <p className="basis">{screenMessages.print.written}</p>
        </div>
        <div className="advice">
          {glanceAdvice(report, page.tab).map(({ heading, items }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {items.map(({ lead, rest, section }) => (
                <p key={`${lead}${rest}`}>
                  <b>{lead}</b> {rest} <Cite tab={page.tab} section={section} />
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
