/**
 * @generated SignedSource<<58ced641ceb88f2a68b6d3d2b22c6a7a>>
 * @relayHash dde86ce87c195495d4e13cbaf4499544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bac04e8286edd15f59217e8547471e1b982af14d0178bfc305addc06e5bcb305

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeRouteQuery } from './HomeRouteQuery.graphql';

const node: PreloadableConcreteRequest<HomeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bac04e8286edd15f59217e8547471e1b982af14d0178bfc305addc06e5bcb305",
    "metadata": {},
    "name": "HomeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
