import { screenMessages } from '../../../../shared/screen-messages.ts'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { EmailSetting } from './email-setting.tsx'
import { FormatFields } from './format-fields.tsx'
import { NameForm } from './name-form.tsx'
import styles from './preferences.module.css'
import { Setting } from './setting.tsx'
import { ThemeCards } from './theme-cards.tsx'
import { useDetails } from './use-details.ts'

/** What a person sets for themselves. Their name has its button; choices keep themselves. */
export function PersonalPage() {
  const { data, error, retry } = useDetails()
  return (
    <div className={styles.page}>
      <SettingsHead title="Personal" />
      <div className={styles.card}>
        <Setting title="You" about={screenMessages.preferences.you}>
          <NameForm key={data ? 'there' : 'loading'} details={data} failed={error !== undefined} onRetry={retry} />
        </Setting>
        <Setting title="Email" about={screenMessages.preferences.email}>
          <EmailSetting waiting={data?.waiting_email ?? null} />
        </Setting>
      </div>
      <div className={styles.card}>
        <Setting title="Dates and figures" about={screenMessages.preferences.reading}>
          <FormatFields />
        </Setting>
        <Setting title="Theme" about={screenMessages.preferences.theme}>
          <ThemeCards />
        </Setting>
      </div>
    </div>
  )
}
