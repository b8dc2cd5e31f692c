/**
 * @generated SignedSource<<22d0465e476f483b25e61c934c2f3da9>>
 * @relayHash 3dd1a17fa1cc541bd68ce200351a3cc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5076f362b641afb10c284c5d3ba8a4176b25eb4f21775c212baf9d3305abdb64

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionModuleRouteQuery } from './PromotionModuleRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionModuleRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5076f362b641afb10c284c5d3ba8a4176b25eb4f21775c212baf9d3305abdb64",
    "metadata": {},
    "name": "PromotionModuleRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
