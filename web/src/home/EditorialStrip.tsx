import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditorialStrip_root$key } from '../__generated__/EditorialStrip_root.graphql'
import { buttonStyle } from '../design/buttonStyle.ts'
import { ScenePicture } from '../design/pictures/ScenePicture.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { storeWindow } from './storeWindow.ts'
import styles from './EditorialStrip.module.css'

/** Renders a second room, with advice on choosing for it. Nothing where the store has no department for it. */
export function EditorialStrip({ root }: Readonly<{ root: EditorialStrip_root$key }>) {
  const { children } = useFragment(
    graphql`
      fragment EditorialStrip_root on Category {
        children {
          name
          link
          description
        }
      }
    `,
    root,
  )
  const intl = useIntl()
  const { code } = useStoreDefinition()
  const { editorialScene, editorialDepartment } = storeWindow(code)
  const target = children.find(({ link }) => link === editorialDepartment)
  if (!target) return null
  return (
    <section className={styles.strip}>
      <ScenePicture scene={editorialScene} sizes="(width >= 48em) 60vw, 100vw" className={styles.picture} />
      <div className={styles.text}>
        <h2>{target.name}</h2>
        {/* Sanitised by the gateway, as the schema's HTML scalar guarantees. */}
        {target.description ? <div dangerouslySetInnerHTML={{ __html: target.description }} /> : null}
        <StoreLink to={target.link} className={buttonStyle('secondary')}>
          {intl.formatMessage({ id: 'home.see' }, { name: target.name })}
        </StoreLink>
      </div>
    </section>
  )
}
