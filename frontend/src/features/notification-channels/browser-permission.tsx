import { Monitor } from 'lucide-react'
import { useEffect, useState } from 'react'
import { channelWords } from '../../../../shared/notifications/channel-words.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { allowHere, type BrowserState, endHere, stateHere } from '../../lib/this-browser.ts'
import { Button } from '../../ui/button.tsx'
import styles from './browser-permission.module.css'
import { useBrowsers } from './use-browsers.ts'

/** Whether this browser is told, and the one button that changes it. */
export function BrowserPermission() {
  const { data } = useBrowsers()
  const [state, setState] = useState<BrowserState | null>(null)
  useEffect(() => {
    if (data) void stateHere(data.browsers.map(({ id }) => id)).then(setState)
  }, [data])
  const change = async () => {
    if (!data) return
    try {
      if (state === 'on') {
        await endHere()
        setState('off')
      } else setState(await allowHere(data.key))
    } catch (error) {
      tellFailure(error, channelWords.browserFailed)
    }
  }
  return state && <BrowserLine state={state} onChange={() => void change()} />
}

export function BrowserLine({ state, onChange }: { state: BrowserState; onChange: () => void }) {
  return (
    <p className={styles.line}>
      <Monitor size={16} aria-hidden />
      <span>{channelWords.browser[state]}</span>
      {(state === 'off' || state === 'on') && (
        <Button look="ghost" size="small" onClick={onChange}>
          {state === 'off' ? 'Allow' : 'Stop'}
        </Button>
      )}
    </p>
  )
}
