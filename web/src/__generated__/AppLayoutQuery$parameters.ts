/**
 * @generated SignedSource<<29093c390de7c7d0efa1b9130211562a>>
 * @relayHash 40784a8fbfb79fcc1113863f108f3547
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5af9ecd5b090ad1b48ef75c70ded128ad93fbee22b8d6e0e7bcc4fb0642f39c8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5af9ecd5b090ad1b48ef75c70ded128ad93fbee22b8d6e0e7bcc4fb0642f39c8",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
