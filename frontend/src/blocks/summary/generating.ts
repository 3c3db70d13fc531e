/** How many summaries are being written: a report is not shared or printed while its own is (docs/behaviours.md#the-summary). */
let open = 0

export async function whileGenerating<T>(work: Promise<T>): Promise<T> {
  open += 1
  try {
    return await work
  } finally {
    open -= 1
  }
}

export const isGenerating = () => open > 0
