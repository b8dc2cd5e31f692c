/**
 * @generated SignedSource<<158bffd513ee2a9db009489ea4e8e087>>
 * @relayHash 63a27cba40f4752b56a1a16d70084922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3028dfa2b98f838cf5f6df3bd842b8c0272a79e252ccd375b38cb2e1bcc865b8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReturnedRouteQuery } from './ReturnedRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReturnedRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3028dfa2b98f838cf5f6df3bd842b8c0272a79e252ccd375b38cb2e1bcc865b8",
    "metadata": {},
    "name": "ReturnedRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
