import type { ListenerRow } from '../../../../shared/api/listeners.ts'
import { FormSelect } from '../../ui/form-select.tsx'

type ListenerSelectProps = { listeners: readonly ListenerRow[]; value: string | null; onChange: (id: string) => void; error?: string | undefined }

/** One that has nothing to show yet says so and cannot be chosen (R5.10). */
export function ListenerSelect({ listeners, value, onChange, error }: ListenerSelectProps) {
  return (
    <FormSelect
      label="Listener"
      placeholder="Select a listener"
      value={value}
      error={error}
      options={listeners.map(({ _id, name, message }) => ({
        id: _id,
        label: message ? `${name} (Initializing)` : name,
        hint: message,
        disabled: message !== null,
      }))}
      onChange={onChange}
    />
  )
}
