import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { useStoredValue } from '../../device/useStoredValue.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { FitDrawing } from './FitDrawing.tsx'
import { FitResult } from './FitResult.tsx'
import type { Box } from './fitRules.ts'
import { FIT_SIDES, FIT_TEXTS, type FitSpot } from './fitTexts.ts'
import { judgeFit } from './judgeFit.ts'
import { LengthField } from './LengthField.tsx'
import styles from './FitDialog.module.css'

const SPOTS: readonly FitSpot[] = ['door', 'lift', 'stairs', 'place']

type Props = Readonly<{ name: string; box: Box; isOpen: boolean; onClose: () => void }>

/** Dialog that compares a product with the door, the lift, the stairs and the place of a shopper's home. */
export function FitDialog({ name, box, isOpen, onClose }: Props) {
  const intl = useIntl()
  const [texts, update] = useStoredValue(FIT_TEXTS)
  const verdicts = judgeFit(box, texts)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={intl.formatMessage({ id: 'fit.title' })}>
      <div className={styles.content}>
        <p>
          <FormattedMessage id="fit.intro" values={{ name, ...box }} />
        </p>
        {SPOTS.map((spot) => (
          <fieldset key={spot} className={styles.spot}>
            <legend className={styles.legend}>{intl.formatMessage({ id: `fit.${spot}` })}</legend>
            <div className={styles.fields}>
              {FIT_SIDES[spot].map((side) => (
                <LengthField
                  key={side}
                  label={intl.formatMessage({ id: `fit.${side}` })}
                  text={texts[`${spot}.${side}`] ?? ''}
                  onChange={(text) => update((now) => ({ ...now, [`${spot}.${side}`]: text }))}
                />
              ))}
            </div>
            <FitResult spot={spot} verdict={verdicts[spot]} box={box} hasCorner={Boolean(texts['stairs.corner'])} />
          </fieldset>
        ))}
        <FitDrawing name={name} box={box} texts={texts} isTurned={isTurned(verdicts.place)} />
        <p className={styles.note}>
          <span>
            <FormattedMessage id="fit.note" />{' '}
          </span>
          <StoreLink to="/contact">
            <FormattedMessage id="fit.ask" />
          </StoreLink>
        </p>
        <Button variant="quiet" onClick={() => update(() => ({}))}>
          <FormattedMessage id="fit.clear" />
        </Button>
      </div>
    </Dialog>
  )
}

function isTurned(verdict: ReturnType<typeof judgeFit>['place']): boolean {
  return verdict !== null && verdict !== 'incomplete' && verdict.way === 'turned'
}
