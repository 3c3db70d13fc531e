import { createFileRoute } from '@tanstack/react-router'
import { SamplePage } from '../../features/home/sample-page.tsx'

export const Route = createFileRoute('/_app/dashboard_/sample')({ component: SamplePage })
