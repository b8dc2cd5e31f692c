/** Providers of social login. */
export const SOCIAL_PROVIDERS = [
  { code: 'google', title: 'Google', scope: 'openid email profile' },
  { code: 'facebook', title: 'Facebook', scope: 'email public_profile' },
] as const

export type SocialProviderCode = (typeof SOCIAL_PROVIDERS)[number]['code']

/** The shop's client id at the providers. */
export const SOCIAL_CLIENT_ID = 'hogar-web'

/** A person as identified by a provider. Without an address if they do not share it. */
export type Person = Readonly<{
  provider: SocialProviderCode
  subject: string
  email: string | null
  firstname: string
  lastname: string
}>
