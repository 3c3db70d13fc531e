/** Pages that are text. Those of law are templates: they say so until whoever runs a deployment has made them its own. */
import type { SiteText } from '../../../../shared/site-pages.ts'
import type { Configuration } from '../configuration.ts'
import { legalTexts } from './legal.ts'

export type TextPart = { readonly title: string; readonly paragraphs: readonly string[] }

export type TextContent = {
  readonly title: string
  readonly lead: string
  readonly description: string
  /** a template of law, to be completed */
  readonly template?: true
  readonly parts: (configuration: Configuration) => readonly TextPart[]
}

/** Who answers, by mail; where a deployment names nobody, its administrators are the ones to ask. */
const writeTo = (address: string) =>
  address === '' ? 'This installation names no address for messages. Ask the person who gave you its address.' : `Write to ${address}. A person answers.`

export const textContent: Readonly<Record<SiteText, TextContent>> = {
  ...legalTexts,
  about: {
    title: 'About Almanac',
    lead: 'A report is a claim. Almanac makes it verifiable.',
    description: 'Why Almanac exists: social media reports whose every figure, delivery and link can be checked.',
    parts: ({ legalName }) => [
      {
        title: 'Why we built it',
        paragraphs: [
          'Most arguments about a social media report are about a number: where it comes from, which days it covers, and why the network shows a different one.',
          'So every figure here has a passport, every delivery a ledger, and every shared report a seal. We round only for display, never count missing data as zero, and never average rates.',
        ],
      },
      {
        title: 'How it is built',
        paragraphs: [
          'Almanac is open source under the Apache License 2.0. Each number is defined once, and screens, links, PDFs, CSVs and emails all use that definition.',
          'It runs in your own cloud account or on one machine. Everything readers see is tested in a real browser, with a keyboard, in light and dark, on phones and on large screens.',
        ],
      },
      ...(legalName ? [{ title: 'Who runs this site', paragraphs: [`${legalName} runs this installation.`] }] : []),
    ],
  },
  'brand-assets': {
    title: 'Brand assets',
    lead: 'Our logo and name, for press and partners.',
    description: 'The mark of Almanac and how to use it.',
    parts: () => [
      {
        title: 'The mark',
        paragraphs: ['A sun over two lines of a page. Do not change its shape or colours, and leave a quarter of its width clear on every side.'],
      },
      {
        title: 'The name',
        paragraphs: ['Write Almanac with a capital A and no article. Reports belong to the people who make them and carry their brand.'],
      },
    ],
  },
  contact: {
    title: 'Contact',
    lead: 'Questions about plans, the product, a bill, or anything else.',
    description: 'How to reach the operator of this installation of Almanac.',
    parts: ({ contact, securityContact }) => [
      { title: 'Write to us', paragraphs: [writeTo(contact)] },
      {
        title: 'Security issues',
        paragraphs: [securityContact === '' ? 'See Responsible disclosure for how to report one.' : `Please report it privately to ${securityContact}.`],
      },
      {
        title: 'A figure that looks wrong',
        paragraphs: ['Its passport shows how it was calculated. Send us the report link with your question, so we see the same snapshot.'],
      },
    ],
  },
  demo: {
    title: 'Request a demo',
    lead: 'For teams that need more than the self-service plans.',
    description: 'See Almanac with your own networks: how a demo goes and whom to ask.',
    parts: ({ contact }) => [
      { title: 'Ask for it', paragraphs: [writeTo(contact)] },
      {
        title: 'What you see',
        paragraphs: [
          'Your own networks, if you bring the export files; otherwise the demo account, whose figures are invented.',
          'Afterwards we send you a sealed link to the report, so you can check it later.',
        ],
      },
      { title: 'Or explore on your own', paragraphs: ['You can try every self-service plan without a card, and there is nothing to cancel.'] },
    ],
  },
  mobile: {
    title: 'On a phone',
    lead: 'Read reports anywhere. No app needed.',
    description: 'Almanac in the browser of a phone: home, reports and shared links made for small screens.',
    parts: () => [
      {
        title: 'Shared reports',
        paragraphs: [
          'A link opens on any phone, without an account and without an app. Tiles are in two columns, charts can be read as tables, and you can tap any number.',
        ],
      },
      {
        title: 'Signed in',
        paragraphs: ['Home, reports and settings are designed for small screens. Building templates needs a larger one.'],
      },
      {
        title: 'Notifications without an app',
        paragraphs: ['Your phone’s browser can show notifications even when Almanac is closed, once you allow it. They pause in your quiet hours.'],
      },
    ],
  },
}
