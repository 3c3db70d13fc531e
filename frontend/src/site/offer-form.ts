/** The form of /contact/ and /demo/, which is there only with a script: without one the page says where to write. */
import { contactWords as words } from '../../../shared/contact-messages.ts'

/** Null: it was sent. Else what is said of it. */
async function send(form: HTMLFormElement): Promise<string | null> {
  const body = JSON.stringify({ page: form.dataset.contact, ...Object.fromEntries(new FormData(form)) })
  const answer = await fetch('/api/contact', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => null)
  if (answer?.ok) return null
  const { error } = (await answer?.json().catch(() => null)) ?? {}
  return typeof error === 'string' ? error : words.offline
}

export function offerForm(form: HTMLFormElement): void {
  const [said, button] = [form.querySelector('[role="status"]'), form.querySelector('button')]
  if (!said || !button) return
  const label = button.textContent
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.ariaDisabled === 'true') return
    button.ariaDisabled = 'true'
    button.textContent = words.sending
    void send(form).then((failed) => {
      button.ariaDisabled = null
      button.textContent = label
      said.textContent = failed ?? words.sent
      form.dataset.state = failed === null ? 'sent' : 'failed'
      if (failed === null) form.reset()
    })
  })
}
