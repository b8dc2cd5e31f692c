/**
 * @generated SignedSource<<f6bfef8185546e130d6f5a11cd013ef2>>
 * @relayHash 23527119d62be5cde8cd573a2fee923b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 530ebbba3d1a9a1092b2be56f30662d58aba66e8ed101c339ad8dd446c62b037

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "530ebbba3d1a9a1092b2be56f30662d58aba66e8ed101c339ad8dd446c62b037",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
