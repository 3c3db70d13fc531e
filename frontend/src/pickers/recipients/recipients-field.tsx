import { type KeyboardEvent, type RefObject, useContext, useImperativeHandle, useRef, useState } from 'react'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { addressesIn } from '../../../../shared/address-list.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { Avatar } from '../../ui/avatar.tsx'
import field from '../../ui/field.module.css'
import select from '../../ui/form-select.module.css'
import popover from '../../ui/popover.module.css'
import { FieldProblem } from '../../ui/text-field.tsx'
import { emailProblem } from './emails.ts'
import { type Chosen, RecipientChips } from './recipient-chips.tsx'
import styles from './recipients-field.module.css'
import { useTeam } from './use-team.ts'

const count = (number: number, one: string, many: string) => `${formatCount(number)} ${number === 1 ? one : many}`

const nobody: readonly { id: string; name: string }[] = []

/** Team members from a list, email addresses as text; each is a chip, a bad address a red one that says so. `known`: chosen before, who may be in no list. */
export function RecipientsField({ known = nobody }: { known?: typeof nobody }) {
  const { control } = useFormContext<{ entityGid: string; users: string[]; emails: string[] }>()
  const entityGid = useWatch({ control, name: 'entityGid' })
  const { members } = useTeam(entityGid || null)
  const { field: users } = useController({ control, name: 'users' })
  const { field: emails, fieldState } = useController({ control, name: 'emails' })
  const [text, setText] = useState('')
  const list = useRef<TeamList>(null)
  const input = useRef<HTMLInputElement>(null)
  const wanted = text.trim().toLowerCase()
  const open = members.filter((member) => !users.value.includes(member.id) && `${member.name} ${member.email}`.toLowerCase().includes(wanted))
  const bad = emails.value.map(emailProblem).filter((problem) => problem !== null)
  const missing = users.value.length + emails.value.length === 0 ? fieldState.error?.message : undefined

  const chosen: Chosen[] = [
    ...users.value.map((id) => ({ id, name: [...members, ...known].find((member) => member.id === id)?.name ?? id, isMember: true, problem: null })),
    ...emails.value.map((address) => ({ id: address, name: address, isMember: false, problem: emailProblem(address) })),
  ]
  const remove = ({ id, isMember }: Chosen) => (isMember ? users : emails).onChange((isMember ? users : emails).value.filter((one: string) => one !== id))

  const addEmails = (given: string) => {
    const added = addressesIn(given)
    // an address that is a member's own is that member
    const found = added.flatMap((address) => members.find((member) => member.email.toLowerCase() === address.toLowerCase()) ?? [])
    const rest = added.filter((address) => !found.some((member) => member.email.toLowerCase() === address.toLowerCase()))
    if (found.length > 0) users.onChange([...new Set([...users.value, ...found.map((member) => member.id)])])
    if (rest.length > 0) emails.onChange([...new Set([...emails.value, ...rest])])
    setText('')
    // an address is done: the list would lie over the fields that come next
    list.current?.close()
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const choosing = event.currentTarget.getAttribute('aria-activedescendant')
    if (event.key === 'Backspace' && text === '') {
      if (emails.value.length > 0) emails.onChange(emails.value.slice(0, -1))
      else users.onChange(users.value.slice(0, -1))
    } else if ((event.key === 'Enter' && !choosing) || event.key === ',' || (event.key === ' ' && text.includes('@'))) {
      if (event.key !== 'Enter' || text) event.preventDefault()
      if (text) addEmails(text)
    }
  }
  return (
    <div>
      <ComboBox
        className={styles.box}
        inputValue={text}
        onInputChange={(next) => {
          if (/[,;\n]/.test(next)) return addEmails(next)
          setText(next)
          if (next.trim() === '') list.current?.close()
          else if (next !== text) list.current?.open()
        }}
        selectedKey={null}
        onSelectionChange={(key) => {
          if (key === null) return
          users.onChange([...users.value, String(key)])
          setText('')
          list.current?.close()
        }}
        items={open}
        allowsCustomValue
        menuTrigger="manual"
        onBlur={() => text && addEmails(text)}
      >
        <TeamListHandle handle={list} />
        <div className={styles.head}>
          <Label className={field.label ?? ''}>Recipients</Label>
          <span className={styles.count}>{[count(users.value.length, 'member', 'members'), count(emails.value.length, 'email', 'emails')].join(', ')}</span>
        </div>
        <div className={styles.chips} data-invalid={missing || bad.length > 0 || undefined}>
          <RecipientChips chosen={chosen} onRemove={remove} onEmpty={() => input.current?.focus()} />
          <Input
            ref={input}
            className={styles.input}
            placeholder="Name or email"
            onKeyDownCapture={onKey}
            onClick={() => text === '' && list.current?.open()}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              if (!pasted.includes('@')) return
              event.preventDefault()
              addEmails(`${text}${pasted}`)
            }}
          />
        </div>
        <Popover offset={4} className={`${popover.popover} ${select.popover}`}>
          {/* a landmark: it stands at the end of the page, outside the dialog */}
          <section aria-label="Team members">
            <ListBox<(typeof open)[number]> className={select.list ?? ''}>
              {(member) => (
                <ListBoxItem id={member.id} textValue={`${member.name} ${member.email}`} className={select.item ?? ''}>
                  <Avatar name={member.name} size={24} />
                  <span className={select.text}>
                    {member.name}
                    <span className={select.hint}>{member.email}</span>
                  </span>
                </ListBoxItem>
              )}
            </ListBox>
          </section>
        </Popover>
      </ComboBox>
      {missing && <FieldProblem message={missing} />}
      {bad.map((problem) => (
        <FieldProblem key={problem} message={problem} />
      ))}
    </div>
  )
}

type TeamList = { open: () => void; close: () => void }

/** The list opens when somebody asks for it: by a click into the field, by typing, or with the arrow keys. */
function TeamListHandle({ handle }: { handle: RefObject<TeamList | null> }) {
  const state = useContext(ComboBoxStateContext)
  useImperativeHandle(handle, () => ({ open: () => state?.open(null, 'manual'), close: () => state?.close() }), [state])
  return null
}
