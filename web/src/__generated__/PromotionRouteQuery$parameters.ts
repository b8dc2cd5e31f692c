/**
 * @generated SignedSource<<da43142db25a8eae3049629a6675b1f1>>
 * @relayHash 83edc5f5b079f7748de1ecea530343f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bc37bbaf36dd9bf8dc45a54538fca23a0aba03fa08f5108c95710d11f31290d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionRouteQuery } from './PromotionRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bc37bbaf36dd9bf8dc45a54538fca23a0aba03fa08f5108c95710d11f31290d",
    "metadata": {},
    "name": "PromotionRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
