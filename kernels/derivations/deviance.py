"""Derives the tables of `kernels/src/deviance.rs` and the rational function of `add_saturated` in
`kernels/src/pixels/likelihood.rs`.

The mean, variance and third cumulant of the deviance of one pixel are summed or integrated over the
distribution of the pixel: Poisson (EVp), Poisson with Gaussian read noise (EVs), or exponentially
multiplied electrons (EVem). They are then fitted by iteratively reweighted least squares, which
levels the largest errors.

Needs numpy and scipy. Run: python3 kernels/derivations/deviance.py
"""
import numpy as np
from scipy.stats import poisson, norm, gamma
from scipy.special import xlogy
def dev(d,mu):
    d=np.asarray(d,float)
    dp=np.maximum(d,1e-300)
    pos=2*(mu-d+dp*np.log(dp/mu))
    neg=2*(mu-d*np.log(mu))
    return np.where(d>0,pos,neg)
def cumulants(D,r,w,slope):
    """Returns the cumulants of the deviance minus its expectation at the mean of the data, which is
    `slope` times the residual r.

    A part that is correlated with the residual remains. The fit skews it, because it subtracts the
    squared residual from the deviance: k3(a u - u^2) = -8 - 6 a^2 for a normal u. The 8 is counted
    with the free parameters.
    """
    E=(w*D).sum(); d=D-E-slope*r; together=(w*d*r).sum()**2/(w*r*r).sum()
    return E,(w*d*d).sum(),(w*d*d*d).sum()-6*together
def sloped(of,mu):
    """Returns the cumulants `of(mean, slope)`, with the slope of the mean deviance from a central
    difference.
    """
    h=1e-3*mu; slope=(of(mu+h,0)[0]-of(mu-h,0)[0])/(2*h)
    return of(mu,slope)
def EVp(mu,slope):
    k=np.arange(0,int(mu+14*np.sqrt(mu)+40)); return cumulants(dev(k,mu),k-mu,poisson.pmf(k,mu),slope)
gz,gw=np.polynomial.hermite_e.hermegauss(80); 
zz=np.linspace(-8,8,1601); zw=norm.pdf(zz)*(zz[1]-zz[0])
def EVs(m,v,slope):
    k=np.arange(0,int(m+10*np.sqrt(m)+25)); p=poisson.pmf(k,m)
    d=k[:,None]+np.sqrt(v)*zz[None,:]+v; w=p[:,None]*zw[None,:]; w/=w.sum()
    return cumulants(dev(d,m+v),d-m-v,w,slope)
def EVem(mu,slope):  # excess 2: mean mu in scaled units, electrons mean 2mu, each Exp(1), d=s/2
    m=2*mu
    n=np.arange(1,int(m+10*np.sqrt(m)+30)); p=poisson.pmf(n,m)
    smax=m+14*np.sqrt(2*m)+80
    # substitute s=x^2 to resolve the range near zero
    x=np.linspace(0,np.sqrt(smax),4001)[1:]; dx=x[1]-x[0]; s=x*x
    # density
    f=np.zeros_like(s)
    for ni,pi in zip(n,p):
        if pi>1e-14: f+=pi*gamma.pdf(s,ni)
    w=f*2*x*dx; w0=np.exp(-m)
    tot=w.sum()+w0
    return cumulants(np.append(dev(s/2,mu),2*mu),np.append(s/2-mu,-mu),np.append(w,w0)/tot,slope)


def irls(A,y,base,it=300):
    W=base.copy()
    for _ in range(it):
        c=np.linalg.lstsq(A*W[:,None],y*W,rcond=None)[0]; r=np.abs(A@c-y)*base; W=W*(1+r/r.max())**.3; W/=W.mean()
    return c,np.abs(A@c-y)

def irls_zero_without_light(A,y,base):
    """As `irls`, with the sum of coefficients fixed: the fit plus the limit `far` is 0 at t = 1."""
    y,far=y; B=A[:,:-1]-A[:,-1:]
    c,_=irls(B,y+far*A[:,-1],base); c=np.append(c,-far-c.sum())
    return c,np.abs(A@c-y)

def show(name,c,error): print(name,'largest error %.5f'%error,[float('%.8g'%v) for v in c])

CUMULANTS=['mean','variance','third cumulant']
FAR=[1,2,8]  # limits for bright pixels: chi-squared with one degree of freedom
mus=np.concatenate([np.logspace(-3,-.3,90),np.logspace(-.3,1.5,140),np.logspace(1.5,4,40)])
P=np.array([sloped(EVp,m) for m in mus])
mue=np.concatenate([np.logspace(-3,-.3,45),np.logspace(-.3,1.8,60)])
M=np.array([sloped(EVem,m) for m in mue]); mue2=np.concatenate([mue,np.logspace(1.9,4,30)])
M=np.vstack([M,[[1,2-.333/m,8] for m in mue2[len(mue):]]])
for name,x,Y in [('Poisson',mus,P),('doubled',mue2,M)]:
    t=1/(1+x); A=np.vander(t,7,increasing=True)[:,1:]; base=np.where(x>.4,1.,.1)
    for j,name_of in enumerate(CUMULANTS):
        # A pixel without light has no deviance. This matters for variance and third cumulant, which
        # are small there.
        if j==0: c,r=irls(A,Y[:,j]-FAR[j],np.where(x<.01,0,base))
        else: c,r=irls_zero_without_light(A,(Y[:,j]-FAR[j],FAR[j]),np.where(x>.4,1.,.3))
        show(name+' '+name_of,c,r[x>.4].max()); print('  largest below',r[x<=.4].max(),'least value',(A@c+FAR[j]).min())

ms=np.concatenate([[0.02,.1,.3],np.logspace(-.3,2.3,26)]); vs=np.logspace(-.3,2,18)
X=np.array([(m,v) for m in ms for v in vs]); Y=np.array([sloped(lambda m,slope:EVs(m,v,slope),m) for m,v in X])
mu=X.sum(1); t=1/(5+mu); s=X[:,1]/mu; base=np.where((X[:,0]>.7)&(X[:,1]>.9),1,.2)
A=np.stack([t**i for i in range(1,6)]+[s*t**i for i in range(2,6)],1)
for j,name_of in enumerate(CUMULANTS):
    c,r=irls(A,Y[:,j]-FAR[j],base); show('read noise '+name_of,c,r[base==1].max())

# Read noise below 1 e- rms: below a variance of about 0.5 the cumulants change with its square root,
# which these terms do not follow. So each of several tables is fitted around one variance. Plain
# least squares keep the sum over the pixels of an ROI right. The small weight of other variances
# keeps hot pixels of a camera map near their cumulants.
LOW=0.0225*1.8**np.arange(7)
ms=np.concatenate([[.02,.1,.2,.3,.4,.5,.6],np.logspace(np.log10(.7),1.3,24),np.logspace(1.4,3,17)])
vs=np.concatenate([np.geomspace(.005,1.5,32),np.logspace(.25,2,10)])
X=np.array([(m,v) for m in ms for v in vs]); Y=np.array([sloped(lambda m,slope:EVs(m,v,slope),m) for m,v in X])
mu=X.sum(1); t=1/(5+mu); s=X[:,1]/mu
A=np.stack([t**i for i in range(1,6)]+[s*t**i for i in range(2,6)],1)
for v0 in LOW:
    near=np.abs(np.log(X[:,1]/v0))<np.log(1.4)+1e-9
    base=np.where(X[:,0]>15,2,np.where(X[:,0]>.69,1,.2))*np.where(near,1,.02)
    for j,name_of in enumerate(CUMULANTS):
        c=np.linalg.lstsq(A*base[:,None],(Y[:,j]-FAR[j])*base,rcond=1e-12)[0]
        show('variance %.4f '%v0+name_of,c,np.abs(A@c+FAR[j]-Y[:,j])[base>=1].max())

from scipy.special import gammaln
from scipy.optimize import least_squares
d=np.concatenate([np.logspace(-3,-.3,60),np.logspace(-.3,4,200),[1,2,3,4,5,6,7,8]])
h=gammaln(d+1)-d*np.log(d)+d
w=np.where(d>=.9,300.,np.where(d>.3,50.,1.))
def model(p,d): 
    a,b,c,e,f=p
    return (((d+a)*d+b)*d+c)/((d+e)*d+f)
def res(p): 
    with np.errstate(all='ignore'):
        v=model(p,d); return np.nan_to_num(w*(0.5*np.log(2*np.pi*np.maximum(v,1e-9))-h),nan=1e3)
best=None
rng=np.random.default_rng(0)
for k in range(30):
    r=least_squares(res,rng.uniform(0.1,2,5))
    if best is None or r.cost<best.cost: best=r
p=best.x; e=0.5*np.log(2*np.pi*model(p,d))-h
print('saturation',p,'d>=.9',abs(e[d>=.9]).max(),'>.3',abs(e[d>.3]).max(),'all',abs(e).max(), 'at0', .5*np.log(2*np.pi*model(p,0)))
