import { createFileRoute } from '@tanstack/react-router'
import { BrandingPage } from '../../../features/branding/branding-page.tsx'

export const Route = createFileRoute('/_app/settings/branding')({ component: BrandingPage })
