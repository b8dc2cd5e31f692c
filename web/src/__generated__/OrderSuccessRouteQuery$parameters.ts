/**
 * @generated SignedSource<<0b566655e26e8ab549ffce2891726dfd>>
 * @relayHash 26f44702dc63dd2742f0f827534e35b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb58f7fa2ad2608b89e33c0918b8d88e6fc8ef977146b7a572ba1c7ed2b9a61b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb58f7fa2ad2608b89e33c0918b8d88e6fc8ef977146b7a572ba1c7ed2b9a61b",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
