/**
 * @generated SignedSource<<08384e99ccb6fef5c3959422ad3cce24>>
 * @relayHash 3498c22efc583a5c747d25a82e7e1f1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20d834e37cd9fdfda9859361f3fbbfb629bebda1e183e069475b266428a03afa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ContactRouteQuery } from './ContactRouteQuery.graphql';

const node: PreloadableConcreteRequest<ContactRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20d834e37cd9fdfda9859361f3fbbfb629bebda1e183e069475b266428a03afa",
    "metadata": {},
    "name": "ContactRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
