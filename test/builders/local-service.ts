/** How an SDK client is told of a service on this machine: no credentials that matter, and a failure is seen at once. */
export const localService = (endpoint: string) => ({ endpoint, region: 'eu-west-1', credentials: { accessKeyId: 'x', secretAccessKey: 'x' }, maxAttempts: 1 })
