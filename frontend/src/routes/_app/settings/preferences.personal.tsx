import { createFileRoute } from '@tanstack/react-router'
import { PersonalPage } from '../../../features/preferences/personal-page.tsx'

export const Route = createFileRoute('/_app/settings/preferences/personal')({ component: PersonalPage })
