import { useState } from 'react'
import type { Branding, UploadedFont } from '../../../../shared/branding/brand.ts'
import { brandingLengths } from '../../../../shared/branding/choices.ts'
import { brandingMessages, brandingScreenMessages as words } from '../../../../shared/branding-messages.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { lettersOf } from '../../../../shared/letters.ts'
import { messages } from '../../../../shared/messages.ts'
import { call } from '../../lib/api.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './branding-editor.module.css'
import { type BrandingForm, choicesOf, formOf, problemsOf, sampleBrand } from './branding-form.ts'
import { ColorField } from './color-field.tsx'
import { FontField } from './font-field.tsx'
import { LogoField } from './logo-field.tsx'
import { Samples } from './samples.tsx'
import { WhiteLabelFields } from './white-label-fields.tsx'

type BrandingEditorProps = {
  branding: Branding
  /** what holds where this says nothing; null: ours */
  wider: Branding | null
  /** the profile group or template it is of, by name */
  of: string | null
  domains: readonly string[]
  /** that were uploaded */
  fonts: readonly UploadedFont[]
}

/** The fields, and beside them what becomes of them. */
export function BrandingEditor({ branding, wider, of, domains, fonts }: BrandingEditorProps) {
  const me = useMe()
  const [form, setForm] = useState(() => formOf(branding))
  const [asked, setAsked] = useState(false)
  const [logoBusy, setLogoBusy] = useState(false)
  const [removing, setRemoving] = useState(false)
  const { busy, save } = useSaving()
  const problems = asked ? problemsOf(form) : {}
  const set = (change: Partial<BrandingForm>) => setForm((before) => ({ ...before, ...change }))
  const name = of ?? me.account.name
  const { entity_gid, template_id, version } = branding

  const submit = () => {
    setAsked(true)
    if (logoBusy) return showToast({ kind: 'info', message: messages.busy })
    if (Object.keys(problemsOf(form)).length > 0) return
    const { logo, font_file, ...choices } = choicesOf(form)
    return save(async () => {
      await call('POST /branding', { body: { entity_gid, template_id, version, ...choices, logo: logo?.id ?? null, font_file: font_file?.id ?? null } })
      showToast({ kind: 'success', message: brandingMessages.saved })
    })
  }
  const remove = () =>
    save(async () => {
      await call('DELETE /branding', {
        query: { ...(entity_gid === null ? {} : { entity_gid }), ...(template_id === null ? {} : { template_id }), version: String(version) },
      })
      setRemoving(false)
      showToast({ kind: 'success', message: brandingMessages.removed })
    })

  return (
    <div className={styles.both}>
      <form
        className={styles.form}
        noValidate
        aria-label={`Branding of ${name}`}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {of !== null && <p className={styles.own}>{template_id === null ? words.ownOf(of) : words.ownOfTemplate(of)}</p>}
        <LogoField value={form.logo} onChange={(logo) => set({ logo })} onBusy={setLogoBusy} />
        <ColorField value={form.color} placeholder={(wider?.color ?? '#3B5BDB').slice(1).toUpperCase()} onChange={(color) => set({ color })} />
        {problems.color && <p className="sr-only">{problems.color}</p>}
        <FontField
          font={form.font}
          font_file={form.font_file}
          usual={template_id !== null ? words.asGroup : wider ? words.asAccount : words.usual}
          uploaded={fonts}
          onChange={set}
        />
        <TextField
          label={words.footer}
          dir="auto"
          autoComplete="off"
          aside={<Count text={form.footer} of={brandingLengths.footer} />}
          placeholder={wider?.footer ?? ''}
          hint={words.footerHint}
          value={form.footer}
          error={problems.footer}
          onChange={({ target }) => set({ footer: target.value })}
        />
        <TextField
          label={words.sender}
          dir="auto"
          autoComplete="off"
          aside={<Count text={form.sender} of={brandingLengths.sender} />}
          placeholder={wider?.sender ?? me.account.name}
          hint={words.senderHint(wider?.sender ?? me.account.name)}
          value={form.sender}
          error={problems.sender}
          onChange={({ target }) => set({ sender: target.value })}
        />
        <WhiteLabelFields form={form} wider={wider} domains={domains} allowed={hasFeature(me, 'white_label')} onChange={set} />
        <div className={styles.actions}>
          {version > 0 && (
            <Button look="ghost" onClick={() => setRemoving(true)}>
              {words.remove}
            </Button>
          )}
          <Button look="primary" type="submit" aria-disabled={busy || undefined}>
            Save
          </Button>
        </div>
      </form>
      <Samples
        brand={sampleBrand(form, wider, hasFeature(me, 'white_label'))}
        client={template_id === null ? name : me.account.name}
        agency={me.account.name}
      />
      {removing && (
        <ConfirmDialog
          title={words.remove}
          question={words.removeAbout(name)}
          action="Remove"
          busyAction="Removing"
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}

function Count({ text, of }: { text: string; of: number }) {
  return <span className={styles.count}>{`${formatCount(lettersOf(text.trim()))} of ${formatCount(of)}`}</span>
}
