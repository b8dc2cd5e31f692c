/**
 * @generated SignedSource<<066029f4792cfb32b60f81eac3c8cf6a>>
 * @relayHash fbe76cfb68918c761b4b41061c1db3a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77f99074b78a8351b821bd241a963e0911e7841f5075fa48e2453e1e7f30e937

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionModuleRouteQuery } from './PromotionModuleRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionModuleRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77f99074b78a8351b821bd241a963e0911e7841f5075fa48e2453e1e7f30e937",
    "metadata": {},
    "name": "PromotionModuleRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
