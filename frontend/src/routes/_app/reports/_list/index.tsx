import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/reports/_list/')({ component: () => null })
