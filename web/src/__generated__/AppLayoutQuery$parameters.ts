/**
 * @generated SignedSource<<b5bd8e26d0d6f97578e668bcd5b23d07>>
 * @relayHash cb210b9d247578ff443d01753c79710d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8a4b0381afc029386f7b96e2050021ff8a5836f42cff50f3d59ce920e52488d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8a4b0381afc029386f7b96e2050021ff8a5836f42cff50f3d59ce920e52488d",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
