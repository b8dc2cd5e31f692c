import type { App } from '../../http/createApp.ts'
import type { ApplicationParts } from './applicationParts.ts'
import { registerContactRoutes } from './applicant/contactRoutes.ts'
import { registerCodeRoutes } from './codes/codeRoutes.ts'
import { registerResumeRoutes } from './codes/resumeRoutes.ts'
import { registerDecisionRoutes } from './decision/decisionRoutes.ts'
import { registerRequestRoutes } from './decision/requestRoutes.ts'
import { registerReviewRoutes } from './decision/reviewRoutes.ts'
import { registerSubmitRoutes } from './decision/submitRoutes.ts'
import { registerCoverRoutes } from './steps/coverRoutes.ts'
import { registerLiveTestRoutes } from '../files/liveTestRoutes.ts'
import { registerModeratorRoutes } from '../files/moderatorRoutes.ts'
import { registerUploadRoutes } from '../files/uploadRoutes.ts'
import { registerStepRoutes } from './steps/stepRoutes.ts'
import { registerValidationRoute } from './steps/validationRoute.ts'

/** Routes of applications for credit, from the first step to the answer. No cache stores what they return. */
export function registerApplicationRoutes(app: App, parts: ApplicationParts): void {
  void app.register(async (inner: App) => {
    inner.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    registerContactRoutes(inner, parts)
    registerCodeRoutes(inner, parts)
    registerResumeRoutes(inner, parts)
    registerStepRoutes(inner, parts)
    registerCoverRoutes(inner, parts)
    registerUploadRoutes(inner, parts)
    registerLiveTestRoutes(inner, parts)
    registerValidationRoute(inner, parts)
    registerSubmitRoutes(inner, parts)
    registerRequestRoutes(inner, parts)
    if (parts.moderationKey !== null) {
      registerModeratorRoutes(inner, parts, parts.moderationKey)
      registerReviewRoutes(inner, parts, parts.moderationKey)
    }
    if (parts.isDevelopment) registerDecisionRoutes(inner, parts)
  })
}
