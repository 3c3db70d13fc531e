import { notification } from '../notification.ts'
import { type ContactMessage, email } from './email.ts'

/** What a visitor wrote by the form of a public page: for whoever runs the deployment. */
export const contactMessage = notification<ContactMessage>()({
  id: 'contact_message',
  label: 'Message from the public pages',
  icon: 'mail',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ name }) => `${name} sent a message from the public pages.`,
  link: ({ page }) => `/${page}/`,
  email,
})
