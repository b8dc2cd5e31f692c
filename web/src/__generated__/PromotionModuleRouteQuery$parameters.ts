/**
 * @generated SignedSource<<e53fa76f293c588935716138de550fef>>
 * @relayHash 391e39ac958d4093cce3375c6edad04e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b801e576df84741678c41428400dc41674933f211e2878d0bd49b86d3c9beaca

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionModuleRouteQuery } from './PromotionModuleRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionModuleRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b801e576df84741678c41428400dc41674933f211e2878d0bd49b86d3c9beaca",
    "metadata": {},
    "name": "PromotionModuleRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
