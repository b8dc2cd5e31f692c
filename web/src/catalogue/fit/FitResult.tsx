import { useIntl } from 'react-intl'
import { Icon } from '../../design/Icon.tsx'
import type { Box } from './fitRules.ts'
import type { FitSpot } from './fitTexts.ts'
import type { SpotVerdict } from './judgeFit.ts'
import { HEADROOM_CM } from './limits.ts'
import styles from './FitDialog.module.css'

type Props = Readonly<{
  spot: FitSpot
  verdict: SpotVerdict
  box: Box
  /** True if the landing of the stairs was measured. */
  hasCorner: boolean
}>

/** Line that says whether a product passes, by how much, and by which of its sides; read out on each change. */
export function FitResult({ spot, verdict, box, hasCorner }: Props) {
  const intl = useIntl()
  const [small, middle, large] = [box.width, box.height, box.depth].toSorted((one, other) => one - other)
  const reason = spot === 'stairs' && !hasCorner ? 'straightStairs' : spot
  return (
    <output className={styles.result}>
      {verdict === null ? null : verdict === 'incomplete' ? (
        <span className={styles.note}>{intl.formatMessage({ id: 'fit.incomplete' })}</span>
      ) : (
        <>
          <span className={verdict.way === 'none' ? styles.fails : styles.passes}>
            <Icon name={verdict.way === 'none' ? 'close' : 'check'} size={18} />
            <span>
              {intl.formatMessage(
                { id: spot === 'place' ? `fit.stands.${verdict.way}` : `fit.passes.${verdict.way}` },
                { cm: verdict.cm, headroom: HEADROOM_CM },
              )}
            </span>
          </span>
          <span className={styles.note}>
            {intl.formatMessage({ id: `fit.why.${reason}` }, { small, middle, large })}
          </span>
        </>
      )}
    </output>
  )
}
