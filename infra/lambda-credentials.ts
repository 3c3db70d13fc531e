/**
 * Stands in for the SDK's default credential chain in Lambda bundles: the Lambda service always gives the role's credentials in
 * these variables. The chain's other ways (profiles, SSO, container and instance metadata) are a quarter of every bundle and can
 * never be reached there. Local runs and scripts are not bundled and keep the whole chain.
 */
export function defaultProvider() {
  return async () => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env
    if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) throw new Error('The function has no AWS credentials in its environment.')
    return { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, sessionToken: AWS_SESSION_TOKEN }
  }
}
