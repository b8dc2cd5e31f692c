import { Suspense, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useHasDraft } from '../customers/drafts/useHasDraft.ts'
import { Button } from '../design/Button.tsx'
import { ProductReviewList } from './ProductReviewList.tsx'
import { ReviewBoundary } from './ReviewBoundary.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import styles from './ReviewSection.module.css'

/** Reviews of a product with the form to write one, which works even if the reviews fail to load. */
export function ReviewSection({ id, sku, name }: Readonly<{ id: string; sku: string; name: string }>) {
  const hasDraft = useHasDraft(`review:${sku}`)
  /** Null until the shopper opens or closes the form: a draft of an earlier visit opens it. */
  const [isOpened, setWriting] = useState<boolean | null>(null)
  const isWriting = isOpened ?? hasDraft
  const [hasWritten, setWritten] = useState(false)
  const [titleId, formId] = [useId(), useId()]
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>
          <FormattedMessage id="reviews.title" />
        </h2>
        <Button
          variant="secondary"
          aria-expanded={isWriting}
          aria-controls={formId}
          onClick={() => setWriting(!isWriting)}
        >
          <FormattedMessage id="reviews.write" />
        </Button>
      </div>
      <div id={formId} hidden={!isWriting}>
        <ReviewForm sku={sku} name={name} onSaved={() => setWritten(true)} />
      </div>
      <ReviewBoundary>
        <Suspense fallback={<FormattedMessage id="reviews.loading" tagName="p" />}>
          <ProductReviewList id={id} hasWritten={hasWritten} />
        </Suspense>
      </ReviewBoundary>
    </section>
  )
}
