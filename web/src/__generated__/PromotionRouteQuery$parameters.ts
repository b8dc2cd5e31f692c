/**
 * @generated SignedSource<<cebfb5e0e9b9c8c03e643a38e089eab8>>
 * @relayHash 8b6b18f366624ed2723d8f021bac0aa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 731402cc771b30d763f9e50d793a9fdfb40eaf9096cfa92580e502f95c7070ab

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionRouteQuery } from './PromotionRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "731402cc771b30d763f9e50d793a9fdfb40eaf9096cfa92580e502f95c7070ab",
    "metadata": {},
    "name": "PromotionRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
