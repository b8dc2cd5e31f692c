import { Skeleton } from '../../design/Skeleton.tsx'
import styles from './ProductCardSkeleton.module.css'

/** Renders a placeholder in a card's proportions while it loads. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton ratio="1 / 1" />
      <Skeleton width="40%" height="0.8em" />
      <Skeleton width="85%" />
      <Skeleton width="50%" />
    </div>
  )
}
