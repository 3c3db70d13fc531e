import { type ChangeEvent, useRef, useState } from 'react'
import { pictureTypes } from '../../../shared/profile-groups.ts'
import { sentenceOf } from './api.ts'
import { useFileDrop } from './use-file-drop.ts'

/**
 * Takes a picture that is chosen or dropped, one at a time.
 * @param send sends it and answers with what it became; throws ApiError
 */
export function usePictureUpload<Sent>(send: (file: File) => Promise<Sent>, onSent: (sent: Sent) => void, onBusy: (busy: boolean) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file || busy) return
    setProblem(null)
    setBusy(true)
    onBusy(true)
    try {
      onSent(await send(file))
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
      onBusy(false)
    }
  }
  return {
    busy,
    /** why the last one was not taken */
    problem,
    drop: useFileDrop(([file]) => void take(file)),
    choose: () => input.current?.click(),
    /** of the hidden input that the file is chosen by */
    input: {
      ref: input,
      type: 'file',
      hidden: true,
      accept: pictureTypes.join(','),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        void take(target.files?.[0])
        // the same file again is a change as well
        target.value = ''
      },
    },
  }
}
