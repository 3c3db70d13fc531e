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
    lead: 'A report is a claim. Almanac makes it one that can be checked.',
    description: 'Why Almanac exists: social media reports whose every figure, delivery and link can be checked.',
    parts: ({ legalName }) => [
      {
        title: 'Why there is another one',
        paragraphs: [
          'Most arguments about a social media report are not about what was done. They are about a number: where it comes from, which days are in it, why the network shows another one.',
          'So every figure here has a passport, every delivery a ledger, and every shared report a seal. Nothing is rounded before it is printed, nothing that is missing counts as zero, and no rate is an average of rates.',
        ],
      },
      {
        title: 'How it is built',
        paragraphs: [
          'Almanac is open source under the Apache License 2.0. A number is defined once, and screen, link, PDF, CSV and mail all read that one definition.',
          'It runs in your own cloud account or on one machine. Everything readers see is tested in a real browser, with a keyboard, in light and dark, on phones and on large screens.',
        ],
      },
      ...(legalName ? [{ title: 'Who runs this site', paragraphs: [`${legalName} runs this installation.`] }] : []),
    ],
  },
  'brand-assets': {
    title: 'Brand assets',
    lead: 'The mark and the name, for those who write about Almanac.',
    description: 'The mark of Almanac and how to use it.',
    parts: () => [
      {
        title: 'The mark',
        paragraphs: ['A sun over two lines of a page. It keeps its shape and its two colours, and has a clear space of a quarter of its width around it.'],
      },
      {
        title: 'The name',
        paragraphs: ['Almanac, with a capital A and no article. Reports that Almanac makes belong to those who made them, and carry their brand.'],
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
        title: 'A fault in security',
        paragraphs: [securityContact === '' ? 'See Responsible disclosure for how to report one.' : `Tell ${securityContact} privately, and not in public.`],
      },
      {
        title: 'A figure that looks wrong',
        paragraphs: ['Its passport says how it came to be. Send the link of the report with your question, and we look at the same snapshot.'],
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
          'Afterwards you get the link of the report we looked at. It is sealed, so you can check it later.',
        ],
      },
      { title: 'Or look by yourself', paragraphs: ['You can try every self-service plan without a card, and there is nothing to cancel.'] },
    ],
  },
  mobile: {
    title: 'On a phone',
    lead: 'Reports are read where people are. Nothing has to be installed.',
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
        paragraphs: [
          'Home, reports and settings have a layout of their own for small screens. Longer work, such as building a template, is for a larger one, and the page says so.',
        ],
      },
      {
        title: 'Told without an app',
        paragraphs: ['Your phone’s browser can show notifications even when Almanac is closed, once you allow it. They pause in your quiet hours.'],
      },
    ],
  },
}
