/**
 * @generated SignedSource<<db19cb0a4b6bed064d8941366341ea5d>>
 * @relayHash 84871fc5b86f71f33dfb055c4177584d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 073f7dcab19e81c647a9a70277770b61e5c2874c480a72fa7c5b58be7c4e54d0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionRouteQuery } from './PromotionRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "073f7dcab19e81c647a9a70277770b61e5c2874c480a72fa7c5b58be7c4e54d0",
    "metadata": {},
    "name": "PromotionRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
