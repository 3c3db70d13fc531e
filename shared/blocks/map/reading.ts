import { type BlockReading, rowsTold, shareText } from '../reading.ts'
import type { MapData } from './data.ts'

export const mapReading: BlockReading<MapData> = {
  read({ values }, row, field) {
    const country = values.find(({ code }) => code === row)
    return country && field === 'share' ? { value: country.share, text: shareText(country.share), names: [country.label] } : null
  },
  told: ({ values }) => values.slice(0, rowsTold).map(({ code }) => ({ row: code, field: 'share', what: 'part of the whole' })),
}
