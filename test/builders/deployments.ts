/** The deployments whose templates are tested, with their context as `npm run deploy` passes it. */
export const deployments = {
  everything: { env: 'test' },
  withoutWeb: { env: 'alone', web: 'false' },
  ownAddress: { env: 'own', origin: 'https://reports.agency.example' },
  largeTeams: { env: 'large', limitFactor: '3' },
  modelsOfAws: { env: 'asks', sentiment: 'comprehend', summaryModel: 'eu.maker.model-v1:0' },
} as const satisfies Record<string, Readonly<Record<string, string>>>
export type DeploymentName = keyof typeof deployments
