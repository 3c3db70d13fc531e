/** Templates of law: true of the product as it is, and to be completed and checked by whoever runs a deployment. */
import type { TextContent } from './texts.ts'

const named = (legalName: string) => legalName || 'the operator of this installation'

export const legalTexts: Readonly<Record<'privacy' | 'terms' | 'gdpr' | 'responsible-disclosure-policy', TextContent>> = {
  privacy: {
    title: 'Privacy',
    lead: 'The data we store, why, and for how long.',
    description: 'Which data this installation of Almanac stores, why, and for how long.',
    template: true,
    parts: ({ legalName, contact }) => [
      { title: 'Who is responsible', paragraphs: [`Responsible is ${named(legalName)}.${contact ? ` Write to ${contact}.` : ''}`] },
      {
        title: 'What we store',
        paragraphs: [
          'Your account, the people in it and what they may do. The figures, posts and messages you import. The reports you create and their delivery records.',
          'Passwords are stored as salted hashes. Sessions, links and codes are stored as hashes only.',
        ],
      },
      {
        title: 'What we do not store',
        paragraphs: [
          'Card numbers: you give them to the payment provider, on its page. These public pages do not track you, and they load nothing from third parties.',
        ],
      },
      {
        title: 'Why we may',
        paragraphs: ['To provide the service: measuring, reporting and sending. To keep it secure. For anything else, we ask for your consent.'],
      },
      { title: 'Recipients of your reports', paragraphs: ['You decide who gets a report. We process their address for you and record whether it arrived.'] },
      {
        title: 'How long',
        paragraphs: [
          'Figures for as long as the account exists. Removed groups and profiles can be restored for 30 days. Notifications are deleted after 90 days.',
        ],
      },
      { title: 'Cookies', paragraphs: ['One keeps you signed in; one remembers a coupon for 30 days. Neither is shared with third parties.'] },
      { title: 'Your rights', paragraphs: ['You can access, correct, export and erase your data, and complain to an authority. No form is needed.'] },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The terms between you and the operator of this installation.',
    description: 'The terms of this installation of Almanac.',
    template: true,
    parts: ({ legalName }) => [
      { title: 'The parties', paragraphs: [`These terms are between you and ${named(legalName)}.`] },
      {
        title: 'What you get',
        paragraphs: ['The features and limits of your plan, as the pricing page says them. A trial needs no card and ends by itself.'],
      },
      {
        title: 'What you bring',
        paragraphs: [
          'Figures that you may use. You stay responsible for whom you send a report to, and for having the right to the logos and fonts you upload.',
        ],
      },
      { title: 'Paying', paragraphs: ['Monthly or yearly, in advance. You see the price of a plan change before you confirm it.'] },
      {
        title: 'Ending',
        paragraphs: ['You can cancel a plan at any time; it runs to the end of the paid period. You can export all your data first.'],
      },
      { title: 'Liability and law', paragraphs: ['To be completed: governing law, jurisdiction, and limits of liability.'] },
    ],
  },
  gdpr: {
    title: 'GDPR',
    lead: 'How the product helps you comply.',
    description: 'How Almanac helps you comply with the General Data Protection Regulation.',
    template: true,
    parts: ({ legalName, contact }) => [
      {
        title: 'Roles',
        paragraphs: [
          `Of the data in your reports you are the controller, and ${named(legalName)} is the processor. Of your own account we are the controller.`,
        ],
      },
      {
        title: 'Access and portability',
        paragraphs: ['You can export an account as one download: people, settings, figures and reports, in open formats.'],
      },
      {
        title: 'Erasure',
        paragraphs: ['A person or a whole account can be removed. You see beforehand what is deleted, and can change your mind.'],
      },
      { title: 'Who did what', paragraphs: ['The audit trail records who changed what and when, with the state before and after.'] },
      {
        title: 'Where it is',
        paragraphs: [
          'In the region that the installation was deployed to. Texts are scored and summaries written there, by our own code unless the deployment configures a service in its cloud account.',
        ],
      },
      { title: 'A processing agreement', paragraphs: [contact ? `Ask for it: ${contact}.` : 'To be completed: how to sign one.'] },
    ],
  },
  'responsible-disclosure-policy': {
    title: 'Responsible disclosure',
    lead: 'Found a vulnerability? Report it to us first, and we will keep you informed.',
    description: 'How to report a security vulnerability in Almanac, and what happens next.',
    parts: ({ securityContact }) => [
      {
        title: 'How',
        paragraphs: [
          securityContact
            ? `Write to ${securityContact}, with what you did and what you saw.`
            : 'By the "Report a vulnerability" form of the project’s repository, with what you did and what you saw. Not in a public issue.',
        ],
      },
      { title: 'When', paragraphs: ['You get an answer within three working days, and a fix or a plan within thirty.'] },
      {
        title: 'In scope',
        paragraphs: [
          'Anything that lets a person see, change or send other people’s data. Use your own accounts, stop once you have proof, and keep no data about others.',
        ],
      },
      {
        title: 'Out of scope',
        paragraphs: ['Loads that make the service slow for others, messages that trick people, and lists of a scanner without a way to use them.'],
      },
      { title: 'What we promise', paragraphs: ['If you follow these rules we take no legal action, and we credit you with the fix if you like.'] },
    ],
  },
}
