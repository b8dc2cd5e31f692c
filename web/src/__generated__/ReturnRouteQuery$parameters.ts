/**
 * @generated SignedSource<<ea2343cbe35639d78b117538f3d06d07>>
 * @relayHash c4098b8a36aed33a829f4350168bbab4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab615346d4eb343c9ef5aac13b1ecb3e8769cb99df191cccbafd0042bce1d1f3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReturnRouteQuery } from './ReturnRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReturnRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab615346d4eb343c9ef5aac13b1ecb3e8769cb99df191cccbafd0042bce1d1f3",
    "metadata": {},
    "name": "ReturnRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
