/** A report in the look of a brand, with the words of a template, for golden pictures: nothing in it moves with the day. */
import { PNG } from 'pngjs'
import { loadReport } from '../../shared/reports/load.ts'
import type { Report } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { applyTemplate } from '../../shared/templates/apply.ts'

const said = 'More people saw what we wrote this week, and more of them answered. The figures below say where they came from, and what they did. '
const cover = `<h2>The week of Northbound Coffee</h2><p>${said.repeat(2)}</p><h3>What we did</h3><ul><li>Twelve posts</li><li>مقهى ☕ 太郎</li></ul>`

/** The PNG that `brandedReport` names. */
export function brandLogo(): Buffer {
  const png = new PNG({ width: 300, height: 60 })
  for (let y = 0; y < 60; y++) for (let x = 0; x < 300; x++) if ((x >> 4) % 2 === 0) png.data.set([31, 77, 63, 255], (y * 300 + x) * 4)
  return PNG.sync.write(png)
}

export async function brandedReport(): Promise<Report> {
  const whole = sampleReport(await loadReport('comprehensive'))
  const sections = [
    { key: 'summary', title: null },
    { key: 'audience', title: null, extraText: `<p>${said.repeat(4)}</p><ul><li>One</li><li>Two</li></ul>` },
    { key: 'audience_share', title: null },
  ]
  return {
    ...applyTemplate(whole, { reports: [{ code: 'cross_channel', sections, summary: [] }] }, (key) => key),
    cover,
    notes: [],
    brand: {
      logo: { id: 'logo', width: 300, height: 60 },
      color: '#1f4d3f',
      font: 'lora',
      footer: 'Northbound, Edinburgh',
      sender: null,
      white_label: true,
      domain: null,
    },
  }
}
