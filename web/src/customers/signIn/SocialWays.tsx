import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SocialWays_store$key } from '../../__generated__/SocialWays_store.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { withReturnPath } from './returnPath.ts'
import styles from './SocialWays.module.css'

type SocialWaysProps = Readonly<{
  store: SocialWays_store$key
  /** Path inside the store to return to. */
  target: string
}>

/** Links to sign in by a provider. Plain links, because they leave the shop and come back. */
export function SocialWays({ store, target }: SocialWaysProps) {
  const { socialProviders } = useFragment(
    graphql`
      fragment SocialWays_store on Store {
        socialProviders {
          code
          title
        }
      }
    `,
    store,
  )
  const storePath = useStorePath()
  if (!socialProviders || socialProviders.length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>
        <FormattedMessage id="customers.socialOr" />
      </p>
      {socialProviders.map(({ code, title }) => (
        <a
          key={code}
          href={storePath(withReturnPath(`/social-login/${code}`, target))}
          className={buttonStyle('secondary', true)}
          rel="nofollow"
        >
          <FormattedMessage id="customers.socialWith" values={{ provider: title }} />
        </a>
      ))}
    </div>
  )
}
