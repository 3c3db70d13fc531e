import { securityMessages } from '../../../../shared/security-messages.ts'
import { url } from '../../lib/api.ts'
import { useRead } from '../../lib/use-read.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './login-form.module.css'

/** The way to the provider of the deployment; nothing where there is none, or nobody can say. */
export function ProviderButton({ next }: { next: string | undefined }) {
  const { data } = useRead('GET /auth/sign-in', {}, { silent: true })
  if (!data?.provider) return null
  return (
    <>
      <a href={url('GET /auth/provider', { query: next === undefined ? {} : { next } })} className={buttonClass({}, styles.provider)}>
        {securityMessages.continueWith(data.provider.label)}
      </a>
      <p className={styles.or}>or</p>
    </>
  )
}
