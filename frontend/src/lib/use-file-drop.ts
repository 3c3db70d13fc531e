import { type DragEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Lets files be dropped on what these are spread on: `over` while they hang over it. What lies within and takes them itself goes first. */
export function useFileDrop(onFiles: ((files: File[]) => void) | null) {
  const [over, setOver] = useState(false)
  const take = (event: DragEvent) => onFiles !== null && hasFiles(event) && !event.defaultPrevented
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        const takes = take(event)
        setOver(takes)
        if (!takes) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      },
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!take(event)) return
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles?.(files)
      },
    },
  }
}
