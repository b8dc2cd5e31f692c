import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ServiceCover_line$key } from '../../__generated__/ServiceCover_line.graphql'
import { Button } from '../../design/Button.tsx'
import { Icon } from '../../design/Icon.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { removableLine } from '../lines/removableLine.ts'
import { useRemoveLineWithUndo } from '../lines/useRemoveLineWithUndo.ts'
import type { LineCover } from './coverServices.ts'
import styles from './LineServices.module.css'

type Props = Readonly<{
  line: ServiceCover_line$key
  covers: NonNullable<LineCover['covers']>
  onQuantity: (quantity: number) => void
}>

/** Note of a service's line: the pieces that it covers, and a button that removes what covers none. */
export function ServiceCover({ line: lineKey, covers, onQuantity }: Props) {
  const line = useFragment(
    graphql`
      fragment ServiceCover_line on CartLine {
        name
        ...removableLine_line
      }
    `,
    lineKey,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const removeLine = useRemoveLineWithUndo(notify)
  const { pieces, names, spare } = covers
  if (pieces === 0) {
    return (
      <>
        <p className={styles.orphan}>
          <Icon name="info" size={16} />
          <FormattedMessage tagName="span" id="services.orphan" />
        </p>
        <p>
          <Button
            variant="secondary"
            aria-label={intl.formatMessage({ id: 'services.removeNamed' }, { name: line.name })}
            onClick={() => void removeLine(removableLine(line))}
          >
            <FormattedMessage id="services.remove" />
          </Button>
        </p>
      </>
    )
  }
  return (
    <>
      <p className={styles.covers}>
        <FormattedMessage id="services.covers" values={{ count: pieces, names: names.join(', ') }} />
      </p>
      {spare > 0 ? (
        <>
          <p className={styles.orphan}>
            <Icon name="info" size={16} />
            <FormattedMessage tagName="span" id="services.spare" values={{ count: spare }} />
          </p>
          <p>
            <Button
              variant="secondary"
              aria-label={intl.formatMessage({ id: 'services.keepOnlyNamed' }, { count: pieces, name: line.name })}
              onClick={() => onQuantity(pieces)}
            >
              <FormattedMessage id="services.keepOnly" values={{ count: pieces }} />
            </Button>
          </p>
        </>
      ) : null}
    </>
  )
}
