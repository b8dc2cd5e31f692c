// Pages that load as one file: the entry lists every file of the shop by name, for all visits.
export { LandingRoute } from './landing/LandingRoute.tsx'
export { MoreDiscountsRoute } from './MoreDiscountsRoute.tsx'
export { PromotionModuleRoute } from './index/PromotionModuleRoute.tsx'
export { PromotionRoute } from './PromotionRoute.tsx'
export { PromotionsRoute } from './index/PromotionsRoute.tsx'
