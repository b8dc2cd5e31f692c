import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HomeHero_root$key } from '../__generated__/HomeHero_root.graphql'
import { ScenePicture } from '../design/pictures/ScenePicture.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { storeWindow } from './storeWindow.ts'
import styles from './HomeHero.module.css'

/**
 * Renders one room, one message, one action. A store whose catalogue has no department for the brand's room shows its
 * name and a link to its first department.
 */
export function HomeHero({ root }: Readonly<{ root: HomeHero_root$key | null | undefined }>) {
  const data = useFragment(
    graphql`
      fragment HomeHero_root on Category {
        children {
          name
          link
        }
      }
    `,
    root,
  )
  const intl = useIntl()
  const { code, name } = useStoreDefinition()
  const { scene, title, text, department } = storeWindow(code)
  const room = data?.children.find(({ link }) => link === department)
  const target = room ?? data?.children[0]
  const hasRoom = room !== undefined || !target
  return (
    <section className={styles.hero}>
      {hasRoom ? (
        <ScenePicture scene={scene} sizes="(width >= 48em) 60vw, 100vw" isPriority className={styles.picture} />
      ) : null}
      <div className={styles.panel}>
        <h1 className={styles.title}>{hasRoom ? intl.formatMessage({ id: title }) : name}</h1>
        <p className={styles.text}>{intl.formatMessage({ id: hasRoom ? text : 'home.deliveryText' })}</p>
        {target ? (
          <StoreLink to={target.link} className={styles.action}>
            {intl.formatMessage({ id: 'home.see' }, { name: target.name })}
          </StoreLink>
        ) : null}
      </div>
    </section>
  )
}
