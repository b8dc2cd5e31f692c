/**
 * @generated SignedSource<<1ddb2a3c9f779e5143fcf67ef2363de6>>
 * @relayHash aa37d8376937e2f9c7824129e3752514
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a95ad55e32d408eeee4c1eafc308c60bb2e7f5901f8bfc5ddde3182cc3f9e5d5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileRouteQuery } from './ProfileRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a95ad55e32d408eeee4c1eafc308c60bb2e7f5901f8bfc5ddde3182cc3f9e5d5",
    "metadata": {},
    "name": "ProfileRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
