/** Whom the shop lets somebody sign in by. */
export const SOCIAL_PROVIDERS = [
  { code: 'google', title: 'Google', scope: 'openid email profile' },
  { code: 'facebook', title: 'Facebook', scope: 'email public_profile' },
] as const

export type SocialProviderCode = (typeof SOCIAL_PROVIDERS)[number]['code']

/** What the shop is to the providers. */
export const SOCIAL_CLIENT_ID = 'hogar-web'

/** Who a provider says that somebody is. Without an address where they did not let it be told. */
export type Person = Readonly<{
  provider: SocialProviderCode
  subject: string
  email: string | null
  firstname: string
  lastname: string
}>
