import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../ui/text-field.tsx'

type WebAddressFieldProps = UseFormRegisterReturn & { error: string | undefined }

/** Where a profile is found on its network. */
export function WebAddressField(field: WebAddressFieldProps) {
  return <TextField label="Web address (optional)" type="url" autoComplete="off" placeholder="https://" {...field} />
}
