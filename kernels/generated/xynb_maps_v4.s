# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	97f
testl	%edx,%edx
je	97f
testl	%esi,%esi
je	97f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$4344,%rsp
movq	4416(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	8(%rdi),%r11
movq	16(%rdi),%rbx
movq	24(%rdi),%r14
movq	%r14,112(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	4400(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,80(%rsp)
leaq	192(%r10),%rcx
movq	%rcx,24(%rsp)
movq	%r9,96(%rsp)
leaq	(%r9,%r9),%r8
movq	%rdx,32(%rsp)
imulq	%rsi,%rdx
addq	%rdx,%rdx
movq	%rdx,72(%rsp)
leaq	(%rsi,%rsi),%rcx
movq	%rcx,88(%rsp)
leaq	128(%rdi),%rbp
movq	%r10,64(%rsp)
leaq	64(%r10),%rcx
vbroadcastss	98f(%rip),%zmm0
vbroadcastss	334f(%rip),%zmm24
vbroadcastss	335f(%rip),%zmm7
vbroadcastss	339f(%rip),%zmm30
vbroadcastss	349f(%rip),%zmm9
vbroadcastss	353f(%rip),%zmm22
vxorps	%xmm25,%xmm25,%xmm25
vpbroadcastd	98f(%rip),%zmm14
xorl	%edx,%edx
vbroadcastss	397f(%rip),%zmm31
vbroadcastss	322f(%rip),%zmm17
vbroadcastss	323f(%rip),%zmm27
vbroadcastss	324f(%rip),%zmm26
vbroadcastss	325f(%rip),%zmm28
vbroadcastss	326f(%rip),%zmm29
vbroadcastss	327f(%rip),%zmm13
movq	%rsi,120(%rsp)
movq	%rbx,8(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	72(%rsp),%r8
cmpq	80(%rsp),%rdx
je	96f
3:
movq	%rdx,%r9
imulq	32(%rsp),%r9
movq	%r9,104(%rsp)
movq	%r8,%r10
xorl	%r14d,%r14d
movq	%r8,136(%rsp)
movq	%rdx,128(%rsp)
jmp	5f
.p2align	4
4:
incq	%r14
addq	88(%rsp),%r10
cmpq	32(%rsp),%r14
je	2b
5:
movq	104(%rsp),%r9
addq	%r14,%r9
imulq	%rsi,%r9
addq	96(%rsp),%r9
movq	%r10,16(%rsp)
xorl	%r13d,%r13d
movq	%r10,160(%rsp)
movq	%r14,152(%rsp)
movq	%r9,144(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	335f(%rip),%zmm7
vblendmps	%zmm31,%zmm7,%zmm1 {%k1}
movq	112(%rsp),%rdx
vmovups	1392(%rsp),%zmm2
vmovaps	%zmm2,(%rdx,%rax)
vmovaps	%zmm1,(%rdx,%r9)
movq	4416(%rsp),%rax
movq	120(%rsp),%rsi
movq	136(%rsp),%r8
vbroadcastss	349f(%rip),%zmm9
vbroadcastss	353f(%rip),%zmm22
vxorps	%xmm25,%xmm25,%xmm25
vpbroadcastd	98f(%rip),%zmm14
movq	128(%rsp),%rdx
vbroadcastss	397f(%rip),%zmm31
vbroadcastss	324f(%rip),%zmm26
vbroadcastss	325f(%rip),%zmm28
vbroadcastss	327f(%rip),%zmm13
movq	160(%rsp),%r10
movq	152(%rsp),%r14
movq	144(%rsp),%r9
vbroadcastss	334f(%rip),%zmm24
7:
incq	%r13
addq	$2,16(%rsp)
cmpq	%rsi,%r13
je	4b
8:
leaq	(%r9,%r13),%r15
movl	8(%rax),%r12d
movq	%r12,40(%rsp)
cmpq	%r12,%r15
jae	7b
movl	(%rax),%r9d
movl	12(%rax),%edx
movl	%edx,432(%rsp)
movl	16(%rax),%r10d
movq	%r9,%rbx
imulq	%r9,%rbx
movq	%rbx,%rsi
movq	%r15,168(%rsp)
imulq	%r15,%rsi
addq	%rsi,%rsi
vxorps	%xmm2,%xmm2,%xmm2
testq	%r9,%r9
movq	%r13,48(%rsp)
movl	%r10d,(%rsp)
je	56f
leaq	(%r9,%r9),%rax
movl	$2,%r13d
subq	%r9,%r13
movq	16(%rsp),%r14
imulq	%rbx,%r14
vxorps	%xmm21,%xmm21,%xmm21
vmovups	%zmm0,816(%rsp)
vmovups	%zmm0,752(%rsp)
vpbroadcastd	99f(%rip),%zmm11
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm18,%xmm18,%xmm18
xorl	%edx,%edx
jmp	32f
.p2align	4
9:
vaddps	%zmm23,%zmm5,%zmm5
vaddps	%zmm20,%zmm16,%zmm16
vaddps	%zmm19,%zmm1,%zmm1
vaddps	%zmm24,%zmm12,%zmm12
incq	%rdx
addq	%rax,%r14
cmpq	%r9,%rdx
je	55f
32:
movl	%r14d,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
movl	%eax,%r15d
imull	%edx,%r15d
leal	(%rsi,%r15),%r12d
andl	$2147483646,%r12d
shlq	$6,%r12
movq	64(%rsp),%r10
leaq	(%r10,%r12),%r15
vmovaps	(%r10,%r12),%zmm4
vmovaps	64(%r10,%r12),%zmm20
movl	(%rsp),%r10d
testb	$8,%r10b
jne	35f
cmpl	$1,%r9d
je	39f
addq	24(%rsp),%r8
vsubps	%zmm20,%zmm4,%zmm23
cmpq	$1,%r9
je	42f
33:
vaddps	%zmm25,%zmm23,%zmm19
vaddps	%zmm25,%zmm20,%zmm24
jne	43f
34:
testq	%rdx,%rdx
jne	9b
jmp	54f
.p2align	4
35:
cmpl	$1,%r9d
vmovups	%zmm3,176(%rsp)
jne	36f
vaddps	%zmm20,%zmm18,%zmm18
36:
addq	24(%rsp),%r8
vcmpltps	%zmm17,%zmm20,%k1
vmovaps	%zmm4,%zmm8 {%k1} {z}
vaddps	%zmm27,%zmm8,%zmm6
vfmadd213ps	%zmm26,%zmm8,%zmm6
vfmadd213ps	%zmm28,%zmm8,%zmm6
vaddps	%zmm29,%zmm8,%zmm10
vfmadd213ps	%zmm13,%zmm8,%zmm10
vsubps	%zmm20,%zmm4,%zmm23
cmpq	$1,%r9
vmovups	816(%rsp),%zmm9
vmovups	752(%rsp),%zmm3
jne	37f
vaddps	%zmm23,%zmm22,%zmm22
37:
vcmpltps	%zmm8,%zmm25,%k1
vmulps	%zmm6,%zmm9,%zmm9 {%k1}
vmulps	%zmm10,%zmm3,%zmm3 {%k1}
vpsrld	$23,%zmm9,%zmm4
vpsrld	$23,%zmm3,%zmm6
vpsubd	%zmm6,%zmm11,%zmm6
vpaddd	%zmm4,%zmm6,%zmm11
vpbroadcastd	328f(%rip),%zmm4
vpternlogd	$236,%zmm4,%zmm14,%zmm9
vmovdqu64	%zmm9,816(%rsp)
vpternlogd	$236,%zmm4,%zmm14,%zmm3
vmovdqu64	%zmm3,752(%rsp)
vbroadcastss	98f(%rip),%zmm4 {%k1} {z}
vaddps	%zmm4,%zmm21,%zmm21
vaddps	%zmm25,%zmm23,%zmm19
vaddps	%zmm25,%zmm20,%zmm24
je	53f
vmovups	%zmm18,304(%rsp)
vmovups	%zmm15,688(%rsp)
vmovaps	%zmm22,%zmm15
vmovaps	%zmm21,%zmm9
leaq	-2(%r9),%r10
movl	$1,%r12d
vbroadcastss	327f(%rip),%zmm22
testq	%r10,%r10
je	47f
vpbroadcastd	328f(%rip),%zmm21
vmovups	816(%rsp),%zmm18
vmovups	752(%rsp),%zmm3
.p2align	4
38:
vmovaps	-64(%r8),%zmm4
vmovaps	(%r8),%zmm6
vcmpltps	%zmm17,%zmm6,%k1
vmovaps	%zmm4,%zmm8 {%k1} {z}
vaddps	%zmm27,%zmm8,%zmm10
vfmadd213ps	%zmm26,%zmm8,%zmm10
vfmadd213ps	%zmm28,%zmm8,%zmm10
vaddps	%zmm29,%zmm8,%zmm13
vfmadd213ps	%zmm22,%zmm8,%zmm13
vcmpltps	%zmm8,%zmm25,%k1
vmulps	%zmm10,%zmm18,%zmm18 {%k1}
vmulps	%zmm13,%zmm3,%zmm3 {%k1}
vpsrld	$23,%zmm18,%zmm8
vpsrld	$23,%zmm3,%zmm10
vpsubd	%zmm10,%zmm11,%zmm10
vpaddd	%zmm8,%zmm10,%zmm11
vpternlogd	$236,%zmm21,%zmm14,%zmm18
vpternlogd	$236,%zmm21,%zmm14,%zmm3
vbroadcastss	98f(%rip),%zmm8 {%k1} {z}
vaddps	%zmm8,%zmm9,%zmm9
vsubps	%zmm6,%zmm4,%zmm4
vaddps	%zmm4,%zmm19,%zmm19
vaddps	%zmm6,%zmm24,%zmm24
leaq	(%r12,%r13),%r10
incq	%r10
incq	%r12
subq	$-128,%r8
cmpq	$1,%r10
jne	38b
jmp	48f
.p2align	4
39:
vaddps	%zmm20,%zmm18,%zmm18
addq	24(%rsp),%r8
vsubps	%zmm20,%zmm4,%zmm23
cmpq	$1,%r9
jne	33b
42:
vaddps	%zmm23,%zmm22,%zmm22
vaddps	%zmm25,%zmm23,%zmm19
vaddps	%zmm25,%zmm20,%zmm24
je	34b
43:
leaq	-2(%r9),%r10
movl	$1,%r12d
testq	%r10,%r10
je	45f
.p2align	4
44:
vmovaps	-64(%r8),%zmm4
vmovaps	(%r8),%zmm6
vsubps	%zmm6,%zmm4,%zmm4
vaddps	%zmm4,%zmm19,%zmm19
vaddps	%zmm6,%zmm24,%zmm24
leaq	(%r12,%r13),%r10
incq	%r10
incq	%r12
subq	$-128,%r8
cmpq	$1,%r10
jne	44b
45:
movq	%r12,%r8
shlq	$7,%r8
vmovaps	(%r15,%r8),%zmm6
vmovaps	64(%r15,%r8),%zmm4
vsubps	%zmm4,%zmm6,%zmm6
incq	%r12
cmpq	%r9,%r12
jne	46f
vaddps	%zmm6,%zmm22,%zmm22
vaddps	%zmm4,%zmm18,%zmm18
46:
movl	(%rsp),%r10d
vaddps	%zmm6,%zmm19,%zmm19
vaddps	%zmm4,%zmm24,%zmm24
testq	%rdx,%rdx
jne	9b
jmp	54f
47:
vmovdqu64	816(%rsp),%zmm18
vmovdqu64	752(%rsp),%zmm3
48:
vmovaps	%zmm9,%zmm21
movq	%r12,%r8
shlq	$7,%r8
vmovaps	(%r15,%r8),%zmm6
vmovaps	64(%r15,%r8),%zmm4
vcmpltps	%zmm17,%zmm4,%k1
vmovaps	%zmm6,%zmm10 {%k1} {z}
vaddps	%zmm27,%zmm10,%zmm8
vfmadd213ps	%zmm26,%zmm10,%zmm8
vfmadd213ps	%zmm28,%zmm10,%zmm8
vaddps	%zmm29,%zmm10,%zmm13
vfmadd213ps	%zmm22,%zmm10,%zmm13
vsubps	%zmm4,%zmm6,%zmm6
incq	%r12
cmpq	%r9,%r12
je	49f
movl	(%rsp),%r10d
vmovaps	%zmm15,%zmm22
jmp	52f
49:
vaddps	%zmm6,%zmm15,%zmm22
vmovups	304(%rsp),%zmm9
vaddps	%zmm4,%zmm9,%zmm9
vmovups	%zmm9,304(%rsp)
movl	(%rsp),%r10d
52:
vcmpltps	%zmm10,%zmm25,%k1
vmulps	%zmm8,%zmm18,%zmm18 {%k1}
vmulps	%zmm13,%zmm3,%zmm3 {%k1}
vpsrld	$23,%zmm18,%zmm8
vpsrld	$23,%zmm3,%zmm10
vpsubd	%zmm10,%zmm11,%zmm10
vpaddd	%zmm8,%zmm10,%zmm11
vpbroadcastd	328f(%rip),%zmm8
vpternlogd	$236,%zmm8,%zmm14,%zmm18
vmovdqu64	%zmm18,816(%rsp)
vpternlogd	$236,%zmm8,%zmm14,%zmm3
vmovdqu64	%zmm3,752(%rsp)
vbroadcastss	98f(%rip),%zmm8 {%k1} {z}
vaddps	%zmm8,%zmm21,%zmm21
vaddps	%zmm6,%zmm19,%zmm19
vaddps	%zmm4,%zmm24,%zmm24
vbroadcastss	327f(%rip),%zmm13
vmovups	688(%rsp),%zmm15
vmovups	304(%rsp),%zmm18
53:
vmovups	176(%rsp),%zmm3
testq	%rdx,%rdx
jne	9b
54:
vaddps	%zmm19,%zmm15,%zmm15
vaddps	%zmm24,%zmm3,%zmm3
jmp	9b
.p2align	4
55:
vbroadcastss	329f(%rip),%zmm13
vmulps	%zmm13,%zmm3,%zmm4
vrndscaleps	$8,%zmm4,%zmm10
vmulps	%zmm13,%zmm24,%zmm4
vrndscaleps	$8,%zmm4,%zmm8
vmulps	%zmm13,%zmm16,%zmm4
vrndscaleps	$8,%zmm4,%zmm6
vmulps	%zmm13,%zmm18,%zmm4
vrndscaleps	$8,%zmm4,%zmm4
vmulps	%zmm13,%zmm12,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vcvtudq2ps	%zmm11,%zmm11
vaddps	332f(%rip){1to16},%zmm11,%zmm3
vmovups	%zmm3,3184(%rsp)
movq	48(%rsp),%r13
vbroadcastss	334f(%rip),%zmm24
vmovaps	%zmm22,%zmm13
vbroadcastss	353f(%rip),%zmm22
vbroadcastss	349f(%rip),%zmm28
jmp	57f
56:
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,3184(%rsp)
vmovups	%zmm0,752(%rsp)
vmovups	%zmm0,816(%rsp)
vmovaps	%zmm9,%zmm28
57:
vcvtusi2ss	%r9d,%xmm0,%xmm11
vbroadcastss	%xmm11,%zmm11
vsubps	%zmm10,%zmm11,%zmm10
vmaxps	%zmm0,%zmm10,%zmm10
vdivps	%zmm10,%zmm0,%zmm10
vmulps	%zmm10,%zmm15,%zmm9
vsubps	%zmm8,%zmm11,%zmm8
vmaxps	%zmm0,%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm8,%zmm19,%zmm8
vsubps	%zmm6,%zmm11,%zmm6
vmaxps	%zmm0,%zmm6,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vmulps	%zmm6,%zmm5,%zmm5
vsubps	%zmm4,%zmm11,%zmm4
vmaxps	%zmm0,%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vmulps	%zmm4,%zmm13,%zmm3
vminps	%zmm9,%zmm8,%zmm4
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm8,%zmm4 {%k1}
vmaxps	%zmm9,%zmm8,%zmm6
vmovaps	%zmm8,%zmm6 {%k1}
vminps	%zmm5,%zmm3,%zmm8
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm8 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm4,%zmm8,%zmm3
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm3 {%k1}
vmaxps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k1}
vminps	%zmm6,%zmm5,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm8 {%k1}
vminps	%zmm4,%zmm8,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm8,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vbroadcastss	333f(%rip),%zmm19
vmulps	%zmm19,%zmm3,%zmm3
vmaxps	%zmm2,%zmm3,%zmm4
vmulps	%zmm7,%zmm4,%zmm15
testq	%r9,%r9
vbroadcastss	346f(%rip),%zmm27
vmovups	%zmm21,3504(%rsp)
je	66f
leaq	(%r9,%r9),%rax
movl	%r9d,%edx
andl	$-2,%edx
movq	16(%rsp),%r8
imulq	%rbx,%r8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm2,%xmm2,%xmm2
xorl	%r14d,%r14d
jmp	63f
.p2align	4
58:
vxorps	%xmm4,%xmm4,%xmm4
xorl	%r15d,%r15d
59:
vmovaps	%zmm18,%zmm6
vmovaps	%zmm16,%zmm8
movl	%eax,%r10d
imull	%r14d,%r10d
addl	%esi,%r10d
andl	$2147483646,%r10d
shlq	$6,%r10
vcvtsi2ss	%r15,%xmm7,%xmm10
addq	64(%rsp),%r10
shlq	$7,%r15
vmovaps	(%r10,%r15),%zmm13
vmovaps	64(%r10,%r15),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vsubps	%zmm3,%zmm13,%zmm13
vmaxps	%zmm25,%zmm13,%zmm13
vfmadd132ps	%zmm7,%zmm15,%zmm14
vfmsub231ps	%zmm13,%zmm13,%zmm14
vmaxps	%zmm25,%zmm14,%zmm13
vbroadcastss	%xmm10,%zmm16
vaddps	%zmm13,%zmm4,%zmm4
vfmadd213ps	%zmm8,%zmm13,%zmm16
vmulss	%xmm10,%xmm10,%xmm8
vbroadcastss	%xmm8,%zmm18
vfmadd213ps	%zmm6,%zmm13,%zmm18
62:
vcvtsi2ss	%r14,%xmm7,%xmm6
vbroadcastss	%xmm6,%zmm8
vaddps	%zmm4,%zmm5,%zmm5
vfmadd231ps	%zmm8,%zmm4,%zmm9
vmulss	%xmm6,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm2
incq	%r14
addq	%rax,%r8
cmpq	%r9,%r14
je	65f
63:
cmpl	$1,%r9d
je	58b
movl	%r8d,%r12d
shrl	%r12d
andl	$1073741823,%r12d
shlq	$7,%r12
addq	24(%rsp),%r12
vxorps	%xmm4,%xmm4,%xmm4
xorl	%r15d,%r15d
.p2align	4
64:
vmovaps	-192(%r12),%zmm6
vmovaps	-128(%r12),%zmm8
vmovaps	-64(%r12),%zmm10
vmovaps	(%r12),%zmm13
vsubps	%zmm8,%zmm6,%zmm6
vsubps	%zmm3,%zmm6,%zmm6
vmaxps	%zmm25,%zmm6,%zmm6
vfmadd213ps	%zmm15,%zmm7,%zmm8
vfmsub231ps	%zmm6,%zmm6,%zmm8
vmaxps	%zmm25,%zmm8,%zmm6
vcvtsi2ss	%r15,%xmm7,%xmm8
vbroadcastss	%xmm8,%zmm14
vaddps	%zmm6,%zmm4,%zmm4
vfmadd213ps	%zmm16,%zmm6,%zmm14
vmulss	%xmm8,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd213ps	%zmm18,%zmm6,%zmm8
vsubps	%zmm13,%zmm10,%zmm6
vsubps	%zmm3,%zmm6,%zmm6
vmaxps	%zmm25,%zmm6,%zmm6
vfmadd213ps	%zmm15,%zmm7,%zmm13
vfmsub231ps	%zmm6,%zmm6,%zmm13
vmaxps	%zmm25,%zmm13,%zmm6
leaq	1(%r15),%r10
vcvtsi2ss	%r10,%xmm7,%xmm10
vbroadcastss	%xmm10,%zmm16
vaddps	%zmm6,%zmm4,%zmm4
vfmadd213ps	%zmm14,%zmm6,%zmm16
vmulss	%xmm10,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm18
vfmadd213ps	%zmm8,%zmm6,%zmm18
addq	$2,%r15
addq	$256,%r12
cmpq	%rdx,%r15
jne	64b
testb	$1,%r9b
jne	59b
jmp	62b
.p2align	4
65:
movl	(%rsp),%r10d
jmp	67f
66:
xorl	%eax,%eax
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm5,%xmm5,%xmm5
67:
vandps	%zmm24,%zmm1,%zmm4
vcvtusi2ss	%rbx,%xmm0,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm12,%zmm6,%zmm12
vpcmpgtd	336f(%rip){1to16},%zmm4,%k0
vmaxps	337f(%rip){1to16},%zmm5,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vcmpgtps	338f(%rip){1to16},%zmm5,%k1
vaddps	%zmm30,%zmm11,%zmm8
vmulps	%zmm19,%zmm8,%zmm8
vmovaps	%zmm8,%zmm10
vmulps	%zmm4,%zmm16,%zmm10 {%k1}
vdivps	342f(%rip){1to16},%zmm6,%zmm6
vmulps	%zmm4,%zmm9,%zmm8 {%k1}
vmulps	%zmm4,%zmm18,%zmm9
vfnmadd231ps	%zmm10,%zmm10,%zmm9
vaddps	%zmm9,%zmm9,%zmm9
vminps	%zmm9,%zmm6,%zmm11
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm6,%zmm11 {%k1}
vbroadcastss	343f(%rip),%zmm7
vmaxps	%zmm7,%zmm11,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	%zmm4,%zmm2,%zmm2
vfnmadd231ps	%zmm8,%zmm8,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm6,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vmaxps	%zmm7,%zmm4,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	344f(%rip){1to16},%zmm9,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmulps	%zmm2,%zmm5,%zmm2
vfnmadd231ps	%zmm12,%zmm3,%zmm1
vsqrtps	%zmm2,%zmm2
vmaxps	%zmm1,%zmm2,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm2,%zmm4 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vbroadcastss	52(%r11),%zmm13
vbroadcastss	76(%r11),%zmm14
vbroadcastss	56(%r11),%zmm9
vbroadcastss	80(%r11),%zmm11
vbroadcastss	60(%r11),%zmm6
vbroadcastss	84(%r11),%zmm7
vbroadcastss	64(%r11),%zmm4
vbroadcastss	88(%r11),%zmm5
vminps	%zmm10,%zmm14,%zmm2
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm14,2672(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm13,%zmm10
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm13,2736(%rsp)
vmovaps	%zmm13,%zmm10 {%k1}
vmovups	%zmm10,560(%rsp)
vminps	%zmm8,%zmm11,%zmm2
vcmpunordps	%zmm8,%zmm8,%k1
vmovups	%zmm11,1840(%rsp)
vmovaps	%zmm11,%zmm2 {%k1}
vmaxps	%zmm2,%zmm9,%zmm8
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm9,1904(%rsp)
vmovaps	%zmm9,%zmm8 {%k1}
vmovups	%zmm7,1968(%rsp)
vminps	%zmm1,%zmm7,%zmm1
vmovups	%zmm6,2032(%rsp)
vmaxps	%zmm1,%zmm6,%zmm11
vminps	%zmm3,%zmm5,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm5,2096(%rsp)
vmovaps	%zmm5,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm23
vbroadcastss	345f(%rip),%zmm2
vmovups	%zmm12,3440(%rsp)
vcmpltps	%zmm2,%zmm12,%k1
korw	%k1,%k0,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1584(%rsp)
vblendmps	%zmm3,%zmm0,%zmm20 {%k1}
vmovups	%zmm4,2160(%rsp)
vmovaps	%zmm4,%zmm23 {%k2}
vblendmps	%zmm2,%zmm27,%zmm1 {%k1}
vmovups	%zmm1,2416(%rsp)
vcvtusi2ssl	432(%rsp),%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,3312(%rsp)
movq	%r9,%rdx
shlq	$6,%rdx
leaq	(%rdx,%rdx,2),%r12
movq	16(%rsp),%rdx
imulq	%rbx,%rdx
movq	%rdx,56(%rsp)
movq	%r9,%rsi
shlq	$7,%rsi
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1520(%rsp)
vmovups	%zmm1,1200(%rsp)
vmovups	%zmm1,1264(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm1,1072(%rsp)
vmovups	%zmm0,1712(%rsp)
vbroadcastss	348f(%rip),%zmm1
vmovups	%zmm1,3248(%rsp)
vmovups	%zmm3,496(%rsp)
vmovups	%zmm1,1328(%rsp)
vmovups	%zmm2,1648(%rsp)
vbroadcastss	347f(%rip),%zmm1
vmovups	%zmm1,2480(%rsp)
vbroadcastss	336f(%rip),%zmm1
vmovups	%zmm1,2224(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1392(%rsp)
jmp	69f
.p2align	4
68:
vmulps	%zmm6,%zmm29,%zmm1
vfmadd213ps	%zmm14,%zmm1,%zmm18
vmulps	%zmm18,%zmm2,%zmm2
vfmadd213ps	%zmm13,%zmm2,%zmm3
vfmadd213ps	%zmm3,%zmm1,%zmm10
vmulps	%zmm10,%zmm21,%zmm3
vmovups	240(%rsp),%zmm9
vfmadd213ps	%zmm28,%zmm3,%zmm9
vmovups	2608(%rsp),%zmm7
vmulps	%zmm3,%zmm7,%zmm3
vmovups	%zmm3,944(%rsp)
vmovups	368(%rsp),%zmm14
vaddps	%zmm3,%zmm14,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	1840(%rsp),%zmm5
vminps	%zmm3,%zmm5,%zmm6
vmovaps	%zmm5,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	1904(%rsp),%zmm5
vmaxps	%zmm6,%zmm5,%zmm6
vmovaps	%zmm5,%zmm6 {%k1}
vcmpeqps	%zmm14,%zmm6,%k1
vcmpneqps	%zmm6,%zmm3,%k1 {%k1}
vmovups	1136(%rsp),%zmm3
vfmadd213ps	%zmm9,%zmm2,%zmm3
vmovups	2288(%rsp),%zmm5
vfmadd213ps	%zmm3,%zmm1,%zmm5
vmovups	2544(%rsp),%zmm9
vmulps	%zmm5,%zmm9,%zmm28
vmovups	560(%rsp),%zmm29
vaddps	%zmm28,%zmm29,%zmm3
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	2672(%rsp),%zmm14
vminps	%zmm3,%zmm14,%zmm6
vmovaps	%zmm14,%zmm6 {%k2}
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	2736(%rsp),%zmm13
vmaxps	%zmm6,%zmm13,%zmm6
vmovaps	%zmm13,%zmm6 {%k2}
vcmpeqps	%zmm29,%zmm6,%k2
vcmpneqps	%zmm6,%zmm3,%k3 {%k2}
vmovaps	%zmm20,%zmm6
vmulps	%zmm2,%zmm20,%zmm2
vmovups	%zmm2,240(%rsp)
vmovaps	%zmm27,%zmm5
vmovups	624(%rsp),%zmm27
vaddps	%zmm2,%zmm27,%zmm2
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	1968(%rsp),%zmm11
vminps	%zmm2,%zmm11,%zmm3
vmovaps	%zmm11,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	2032(%rsp),%zmm11
vmaxps	%zmm3,%zmm11,%zmm3
vmovaps	%zmm11,%zmm3 {%k2}
vcmpeqps	%zmm27,%zmm3,%k2
vcmpneqps	%zmm3,%zmm2,%k4 {%k2}
vmulps	%zmm1,%zmm17,%zmm1
vmovups	%zmm1,1136(%rsp)
vaddps	%zmm1,%zmm23,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2096(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	2160(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k2}
vcmpeqps	%zmm23,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k6 {%k2}
vminps	%zmm0,%zmm15,%zmm1
vminps	%zmm1,%zmm4,%zmm1
vminps	%zmm1,%zmm8,%zmm1
vmulps	3056(%rsp),%zmm9,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
vsubps	%zmm19,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm19,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	3120(%rsp),%zmm7,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm12,%zmm20
vsubps	%zmm12,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm12,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	176(%rsp),%zmm6,%zmm2
vmulps	%zmm2,%zmm6,%zmm2
vsubps	%zmm5,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm5,%zmm3
vmovaps	%zmm5,%zmm15
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vmulps	1008(%rsp),%zmm17,%zmm2
vmulps	%zmm2,%zmm17,%zmm2
vmovups	880(%rsp),%zmm10
vsubps	%zmm10,%zmm0,%zmm3
vfmadd231ps	%zmm2,%zmm10,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vdivps	%zmm27,%zmm0,%zmm2
vmulps	%zmm2,%zmm6,%zmm4
vcmpltps	432f(%rip){1to16},%zmm1,%k5
vsqrtps	%zmm25,%zmm2
vmovups	496(%rsp),%zmm5
vxorps	%xmm3,%xmm3,%xmm3
vcmpnltps	%zmm5,%zmm3,%k0
vmovups	%zmm5,496(%rsp)
vmulps	%zmm2,%zmm2,%zmm1
vmulps	%zmm1,%zmm4,%zmm1
korw	%k0,%k5,%k2
vbroadcastss	348f(%rip),%zmm26
vxorps	%xmm17,%xmm17,%xmm17
vmovaps	%zmm26,%zmm1 {%k2}
vbroadcastss	16(%r11),%zmm3
vcmpleps	%zmm3,%zmm1,%k7
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm22,%k0 {%k7}
vpmovm2d	%k3,%zmm1
vpsrld	$31,%zmm1,%zmm1
vpbroadcastd	352f(%rip),%zmm3 {%k4} {z}
vpbroadcastd	353f(%rip),%zmm22
vpord	%zmm22,%zmm3,%zmm3 {%k6}
vpbroadcastd	349f(%rip),%zmm21
vpord	%zmm21,%zmm3,%zmm3 {%k1}
vpord	%zmm1,%zmm3,%zmm8
vmovups	1584(%rsp),%zmm25
vmovaps	%zmm25,%zmm1
vfmadd132ps	2928(%rsp),%zmm17,%zmm1
vmovups	1520(%rsp),%zmm16
vfmadd231ps	688(%rsp),%zmm16,%zmm1
vmovups	304(%rsp),%zmm3
vfmadd231ps	1200(%rsp),%zmm3,%zmm1
vmovups	2992(%rsp),%zmm3
vfmadd231ps	1264(%rsp),%zmm3,%zmm1
vmovups	1072(%rsp),%zmm9
vsubps	%zmm1,%zmm9,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	343f(%rip),%zmm7
vmulps	%zmm7,%zmm9,%zmm3
vmaxps	%zmm1,%zmm3,%zmm6
vmovaps	%zmm3,%zmm6 {%k1}
vmulps	%zmm2,%zmm4,%zmm1
vmulps	434f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
vmovups	3376(%rsp),%zmm1
vsubps	1776(%rsp),%zmm1,%zmm1
vmovups	%zmm1,176(%rsp)
vcmpltps	%zmm5,%zmm17,%k6
kandw	%k5,%k6,%k4
vcmpnltps	%zmm1,%zmm17,%k3
vptestmd	%zmm8,%zmm8,%k1
korw	%k3,%k4,%k7
vmovdqu64	3568(%rsp),%zmm1
vmovups	1456(%rsp),%zmm18
vpord	%zmm8,%zmm1,%zmm4
vmovdqa32	%zmm1,%zmm4 {%k7}
vmovdqu64	%zmm4,1008(%rsp)
korw	%k1,%k7,%k1
vmovups	3248(%rsp),%zmm1
vcmpltps	%zmm2,%zmm1,%k7
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	%zmm1,3248(%rsp)
korw	%k7,%k5,%k5
kandw	%k5,%k6,%k5
vmovups	1648(%rsp),%zmm2
vmovaps	%zmm2,%zmm1
vmulps	%zmm7,%zmm2,%zmm1 {%k5}
vcmpnleps	%zmm1,%zmm3,%k5
vblendmps	%zmm2,%zmm1,%zmm2 {%k3}
vmovups	%zmm2,1648(%rsp)
vmaxps	337f(%rip){1to16},%zmm6,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vmovups	%zmm9,1072(%rsp)
vmulps	%zmm1,%zmm9,%zmm1
vmovups	1712(%rsp),%zmm22
vmulps	%zmm1,%zmm22,%zmm1
vcmpunordps	%zmm1,%zmm1,%k7
vmovups	2480(%rsp),%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k7}
vmaxps	435f(%rip){1to16},%zmm1,%zmm2
vcmpnltps	%zmm9,%zmm17,%k7
korw	%k7,%k6,%k6
vmovaps	%zmm0,%zmm2 {%k6}
vbroadcastss	334f(%rip),%zmm21
vandps	%zmm21,%zmm28,%zmm1
vbroadcastss	436f(%rip),%zmm8
vaddps	%zmm8,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpunordps	%zmm2,%zmm2,%k6
vmovups	944(%rsp),%zmm12
vandps	%zmm21,%zmm12,%zmm3
vaddps	%zmm8,%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm4
vmovups	3824(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm3
vminps	%zmm2,%zmm3,%zmm6
vmovaps	%zmm3,%zmm6 {%k6}
vmulps	%zmm4,%zmm7,%zmm7
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k6}
vcmpltps	%zmm17,%zmm28,%k6
vmovaps	%zmm14,%zmm5
vsubps	%zmm29,%zmm14,%zmm6
vsubps	%zmm13,%zmm29,%zmm6 {%k6}
vmulps	%zmm1,%zmm6,%zmm1
vmulps	%zmm6,%zmm19,%zmm6
vcmpltps	%zmm6,%zmm17,%k6
vbroadcastss	437f(%rip),%zmm7
vmulps	%zmm7,%zmm1,%zmm1
vmovaps	%zmm26,%zmm6
vminps	%zmm26,%zmm1,%zmm6 {%k6}
vcmpltps	%zmm17,%zmm12,%k6
vmovaps	%zmm12,%zmm14
vmovups	1840(%rsp),%zmm10
vmovups	368(%rsp),%zmm9
vsubps	%zmm9,%zmm10,%zmm1
vmovups	1904(%rsp),%zmm11
vsubps	%zmm11,%zmm9,%zmm1 {%k6}
vmulps	%zmm4,%zmm1,%zmm4
vmulps	%zmm1,%zmm20,%zmm1
vcmpltps	%zmm1,%zmm17,%k6
vmovaps	%zmm26,%zmm1
vmulps	%zmm7,%zmm4,%zmm1 {%k6}
vcmpunordps	%zmm6,%zmm6,%k6
vminps	%zmm6,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k6}
vmovups	240(%rsp),%zmm6
vandps	%zmm21,%zmm6,%zmm1
vaddps	%zmm8,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpltps	%zmm17,%zmm6,%k6
vmovups	1968(%rsp),%zmm19
vsubps	%zmm27,%zmm19,%zmm6
vmovups	2032(%rsp),%zmm20
vsubps	%zmm20,%zmm27,%zmm6 {%k6}
vmulps	%zmm1,%zmm6,%zmm1
vmulps	%zmm6,%zmm15,%zmm6
vcmpltps	%zmm6,%zmm17,%k6
vmovaps	%zmm26,%zmm6
vmulps	%zmm7,%zmm1,%zmm6 {%k6}
vmovups	1136(%rsp),%zmm12
vandps	%zmm21,%zmm12,%zmm1
vaddps	%zmm8,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm6,%zmm4 {%k6}
vcmpltps	%zmm17,%zmm12,%k6
vmovups	2096(%rsp),%zmm12
vsubps	%zmm23,%zmm12,%zmm6
vmovups	2160(%rsp),%zmm15
vsubps	%zmm15,%zmm23,%zmm6 {%k6}
vmulps	%zmm1,%zmm6,%zmm1
vmulps	880(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm17,%k6
vmovaps	%zmm26,%zmm6
vmulps	%zmm7,%zmm1,%zmm6 {%k6}
vcmpunordps	%zmm4,%zmm4,%k6
vminps	%zmm4,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k6}
vcmpgtps	2224(%rsp),%zmm26,%k6
vcmpltps	%zmm3,%zmm1,%k6 {%k6}
vmovaps	%zmm1,%zmm3 {%k6}
vmovups	2352(%rsp),%zmm21
vmovaps	%zmm26,%zmm21 {%k2}
vblendmps	%zmm22,%zmm3,%zmm22 {%k1}
vmovups	%zmm22,1712(%rsp)
vmovups	1328(%rsp),%zmm1
vmovaps	%zmm1,%zmm21 {%k3}
vcmpnleps	%zmm3,%zmm2,%k2
vfmadd213ps	%zmm29,%zmm3,%zmm28
vfmadd213ps	%zmm9,%zmm14,%zmm3
vcmpunordps	%zmm28,%zmm28,%k7
vminps	%zmm28,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k7}
vcmpunordps	%zmm1,%zmm1,%k7
vmaxps	%zmm1,%zmm13,%zmm6
vmovaps	%zmm13,%zmm6 {%k7}
vmovaps	%zmm29,%zmm6 {%k1}
vsubps	%zmm29,%zmm6,%zmm4
vblendmps	%zmm25,%zmm4,%zmm25 {%k1}
vcmpunordps	%zmm3,%zmm3,%k7
vminps	%zmm3,%zmm10,%zmm1
vmovaps	%zmm10,%zmm1 {%k7}
vcmpunordps	%zmm1,%zmm1,%k7
vmaxps	%zmm1,%zmm11,%zmm8
vmovaps	%zmm11,%zmm8 {%k7}
vmovaps	%zmm9,%zmm8 {%k1}
vsubps	%zmm9,%zmm8,%zmm1
vblendmps	%zmm16,%zmm1,%zmm16 {%k1}
vfmadd132ps	2928(%rsp),%zmm17,%zmm4
vfmadd231ps	688(%rsp),%zmm1,%zmm4
vdivps	%zmm2,%zmm0,%zmm1
vmovups	%zmm25,1584(%rsp)
vmulps	%zmm25,%zmm1,%zmm3
vmovups	304(%rsp),%zmm10
vfnmadd213ps	%zmm10,%zmm3,%zmm18
vmovups	2864(%rsp),%zmm5
vmovups	2992(%rsp),%zmm7
vfnmadd213ps	%zmm7,%zmm3,%zmm5
vmovups	%zmm16,1520(%rsp)
vmulps	%zmm16,%zmm1,%zmm1
vmovups	2800(%rsp),%zmm3
vfnmadd213ps	%zmm18,%zmm1,%zmm3
vmovups	432(%rsp),%zmm9
vfnmadd213ps	%zmm5,%zmm1,%zmm9
vmovaps	%zmm7,%zmm16
vbroadcastss	349f(%rip),%zmm28
vbroadcastss	353f(%rip),%zmm22
vmovups	3760(%rsp),%zmm13
vmulps	%zmm3,%zmm13,%zmm1
vmulps	%zmm13,%zmm24,%zmm3
vmovups	3696(%rsp),%zmm14
vmulps	%zmm3,%zmm14,%zmm5
vmulps	%zmm1,%zmm5,%zmm7
vfmsub231ps	%zmm9,%zmm14,%zmm7
vfnmadd213ps	%zmm0,%zmm5,%zmm5
vmaxps	423f(%rip){1to16},%zmm5,%zmm5
vdivps	%zmm5,%zmm0,%zmm5
vmulps	%zmm7,%zmm5,%zmm5
vmulps	%zmm5,%zmm14,%zmm5
vmulps	%zmm1,%zmm13,%zmm1
vmulps	%zmm13,%zmm3,%zmm3
vmulps	%zmm5,%zmm2,%zmm5
vbroadcastss	438f(%rip),%zmm9
vmulps	%zmm9,%zmm23,%zmm7
vcmpunordps	%zmm5,%zmm5,%k7
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k7}
vaddps	%zmm5,%zmm23,%zmm5
vcmpunordps	%zmm5,%zmm5,%k7
vminps	%zmm5,%zmm12,%zmm5
vmovaps	%zmm12,%zmm5 {%k7}
vcmpunordps	%zmm5,%zmm5,%k7
vmaxps	%zmm5,%zmm15,%zmm5
vmovaps	%zmm15,%zmm5 {%k7}
vmovaps	%zmm23,%zmm5 {%k1}
vsubps	%zmm23,%zmm5,%zmm7
vfmadd231ps	%zmm16,%zmm7,%zmm4
vmulps	%zmm1,%zmm2,%zmm1
vfnmadd231ps	%zmm3,%zmm7,%zmm1
korw	%k2,%k5,%k2
korw	%k2,%k4,%k2
knotw	%k2,%k2
vmovups	1264(%rsp),%zmm2
vblendmps	%zmm2,%zmm7,%zmm2 {%k1}
vmovups	%zmm2,1264(%rsp)
vmovaps	%zmm0,%zmm2 {%k2} {z}
vmovups	496(%rsp),%zmm3
vmovaps	%zmm3,%zmm2 {%k3}
vmulps	%zmm9,%zmm27,%zmm3
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vaddps	%zmm1,%zmm27,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm19,%zmm1
vmovaps	%zmm19,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm20,%zmm1
vmovaps	%zmm20,%zmm1 {%k2}
vmovaps	%zmm27,%zmm1 {%k1}
vsubps	%zmm27,%zmm1,%zmm3
vfmadd231ps	%zmm3,%zmm10,%zmm4
vmovups	1200(%rsp),%zmm7
vblendmps	%zmm7,%zmm3,%zmm7 {%k1}
vmovups	%zmm7,1200(%rsp)
vmovaps	%zmm17,%zmm4 {%k6}
vmovups	1072(%rsp),%zmm3
vmovaps	%zmm3,%zmm4 {%k1}
knotw	%k0,%k2
vmovups	176(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k2} {z}
vmovups	3312(%rsp),%zmm7
vcmpgtps	1392(%rsp),%zmm7,%k2
vaddps	1776(%rsp),%zmm3,%zmm20 {%k2} {z}
vmovdqu64	1008(%rsp),%zmm3
vmovdqa32	%zmm3,%zmm7 {%k1} {z}
vmovups	%zmm6,560(%rsp)
vmovaps	%zmm1,%zmm11
vmovaps	%zmm5,%zmm23
vmovups	%zmm4,1072(%rsp)
vmovups	%zmm2,496(%rsp)
vmovups	%zmm21,1328(%rsp)
69:
vpslld	$31,%zmm7,%zmm1
vpmovd2m	%zmm1,%k0
knotw	%k0,%k1
kmovw	%k1,6(%rsp)
vandps	%zmm28,%zmm7,%zmm1
vmovups	%zmm1,4016(%rsp)
vptestnmd	%zmm1,%zmm1,%k1
kmovw	%k1,4(%rsp)
vpandd	352f(%rip){1to16},%zmm7,%zmm1
vmovdqu64	%zmm1,3952(%rsp)
vptestnmd	%zmm1,%zmm1,%k3
vmovups	%zmm7,3568(%rsp)
vandps	%zmm22,%zmm7,%zmm1
vmovups	%zmm1,3888(%rsp)
vptestnmd	%zmm1,%zmm1,%k4
vxorps	%xmm7,%xmm7,%xmm7
.p2align	4
72:
vmovups	%zmm8,368(%rsp)
vaddss	%xmm7,%xmm20,%xmm1
vmovshdup	%xmm20,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm20,%xmm20,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm20,%xmm20,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$1,%ymm20,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm20,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm20,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vbroadcastss	20(%r11),%zmm3
vaddss	%xmm2,%xmm1,%xmm9
vmovss	98f(%rip),%xmm1
vmovups	%zmm3,3824(%rsp)
vdivss	%xmm3,%xmm1,%xmm4
vmulss	354f(%rip),%xmm4,%xmm1
vmulss	355f(%rip),%xmm4,%xmm2
vmulss	356f(%rip),%xmm4,%xmm3
testq	%r9,%r9
vmovups	%zmm11,624(%rsp)
vmovups	%zmm20,3376(%rsp)
vmovss	%xmm9,240(%rsp)
je	78f
vmovaps	%xmm4,880(%rsp)
vbroadcastss	%xmm1,%zmm1
vbroadcastss	357f(%rip),%zmm7
vmovups	560(%rsp),%zmm21
vsubps	%zmm21,%zmm7,%zmm4
vmulps	%zmm4,%zmm1,%zmm4
vbroadcastss	358f(%rip),%zmm11
vxorps	%zmm11,%zmm4,%zmm6
vmulps	%zmm6,%zmm4,%zmm5
vbroadcastss	359f(%rip),%zmm14
vmaxps	%zmm14,%zmm5,%zmm5
vbroadcastss	362f(%rip),%zmm15
vmulps	%zmm15,%zmm5,%zmm8
vrndscaleps	$8,%zmm8,%zmm8
vbroadcastss	363f(%rip),%zmm16
vfmadd231ps	%zmm16,%zmm8,%zmm5
vbroadcastss	364f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm8,%zmm5
vmulps	%zmm15,%zmm5,%zmm5
vbroadcastss	365f(%rip),%zmm9
vbroadcastss	366f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm9
vbroadcastss	367f(%rip),%zmm12
vfmadd213ps	%zmm12,%zmm5,%zmm9
vbroadcastss	368f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm9
vbroadcastss	369f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm5,%zmm9
vfmadd213ps	%zmm0,%zmm5,%zmm9
vbroadcastss	%xmm2,%zmm2
vbroadcastss	%xmm3,%zmm3
vbroadcastss	372f(%rip),%zmm26
vaddps	%zmm26,%zmm8,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm9,%zmm5
vbroadcastss	334f(%rip),%zmm20
vandps	%zmm20,%zmm4,%zmm8
vbroadcastss	373f(%rip),%zmm27
vfmadd132ps	%zmm27,%zmm0,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vcmpltps	%zmm6,%zmm4,%k1
vbroadcastss	374f(%rip),%zmm28
vmovaps	%zmm28,%zmm6
vbroadcastss	375f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm8,%zmm6
vbroadcastss	376f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm8,%zmm6
vbroadcastss	377f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm8,%zmm6
vbroadcastss	378f(%rip),%zmm9
vfmadd213ps	%zmm9,%zmm8,%zmm6
vbroadcastss	379f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm8,%zmm6
vbroadcastss	382f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm8,%zmm6
vbroadcastss	383f(%rip),%zmm14
vfmadd213ps	%zmm14,%zmm8,%zmm6
vbroadcastss	384f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm8,%zmm6
vmulps	%zmm6,%zmm8,%zmm6
vbroadcastss	333f(%rip),%zmm19
vblendmps	%zmm7,%zmm19,%zmm8 {%k1}
vmovaps	%zmm9,%zmm7
vmulps	%zmm5,%zmm6,%zmm6
vmulps	%zmm6,%zmm8,%zmm6
movq	%rbp,%r8
xorl	%r14d,%r14d
vmovss	333f(%rip),%xmm18
.p2align	4
73:
vcvtsi2ss	%r14,%xmm0,%xmm9
vaddss	%xmm18,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm21,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vxorps	%zmm11,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	359f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm15,%zmm11,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	363f(%rip){1to16},%zmm12,%zmm11
vfmadd231ps	364f(%rip){1to16},%zmm12,%zmm11
vmulps	%zmm15,%zmm11,%zmm11
vbroadcastss	365f(%rip),%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm11,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm11,%zmm13
vfmadd213ps	%zmm22,%zmm11,%zmm13
vfmadd213ps	%zmm25,%zmm11,%zmm13
vfmadd213ps	%zmm0,%zmm11,%zmm13
vaddps	%zmm26,%zmm12,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm13,%zmm11
vandps	%zmm20,%zmm9,%zmm12
vfmadd132ps	%zmm27,%zmm0,%zmm12
vdivps	%zmm12,%zmm0,%zmm12
vmovaps	%zmm28,%zmm13
vfmadd213ps	%zmm29,%zmm12,%zmm13
vfmadd213ps	%zmm30,%zmm12,%zmm13
vfmadd213ps	%zmm31,%zmm12,%zmm13
vfmadd213ps	%zmm7,%zmm12,%zmm13
vfmadd213ps	%zmm24,%zmm12,%zmm13
vfmadd213ps	%zmm17,%zmm12,%zmm13
vfmadd213ps	%zmm14,%zmm12,%zmm13
vfmadd213ps	%zmm16,%zmm12,%zmm13
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	357f(%rip){1to16},%zmm19,%zmm10 {%k1}
vmulps	%zmm13,%zmm12,%zmm12
vmulps	%zmm11,%zmm9,%zmm13
vfmsub231ps	%zmm4,%zmm5,%zmm13
vmulps	%zmm11,%zmm12,%zmm4
vmulps	%zmm4,%zmm10,%zmm12
vsubps	%zmm8,%zmm10,%zmm4
vsubps	%zmm12,%zmm6,%zmm6
vaddps	%zmm6,%zmm4,%zmm4
vmovaps	%zmm4,-128(%r8)
vsubps	%zmm11,%zmm5,%zmm4
vmulps	%zmm4,%zmm2,%zmm4
vmovaps	%zmm4,-64(%r8)
vmulps	%zmm13,%zmm3,%zmm4
vmovaps	%zmm4,(%r8)
incq	%r14
addq	$192,%r8
vmovaps	%zmm9,%zmm4
vmovaps	%zmm11,%zmm5
vbroadcastss	358f(%rip),%zmm11
vmovaps	%zmm12,%zmm6
vmovaps	%zmm10,%zmm8
cmpq	%r14,%r9
jne	73b
vbroadcastss	357f(%rip),%zmm7
vmovups	368(%rsp),%zmm21
vsubps	%zmm21,%zmm7,%zmm4
vmulps	%zmm4,%zmm1,%zmm4
vxorps	%zmm11,%zmm4,%zmm6
vmulps	%zmm6,%zmm4,%zmm5
vmaxps	359f(%rip){1to16},%zmm5,%zmm5
vmulps	%zmm15,%zmm5,%zmm8
vrndscaleps	$8,%zmm8,%zmm8
vfmadd231ps	363f(%rip){1to16},%zmm8,%zmm5
vfmadd231ps	364f(%rip){1to16},%zmm8,%zmm5
vmulps	%zmm15,%zmm5,%zmm5
vbroadcastss	365f(%rip),%zmm9
vfmadd213ps	366f(%rip){1to16},%zmm5,%zmm9
vfmadd213ps	367f(%rip){1to16},%zmm5,%zmm9
vfmadd213ps	%zmm22,%zmm5,%zmm9
vfmadd213ps	%zmm25,%zmm5,%zmm9
vfmadd213ps	%zmm0,%zmm5,%zmm9
vaddps	%zmm26,%zmm8,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm9,%zmm5
vandps	%zmm20,%zmm4,%zmm8
vfmadd132ps	%zmm27,%zmm0,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmovaps	%zmm28,%zmm9
vfmadd213ps	%zmm29,%zmm8,%zmm9
vfmadd213ps	%zmm30,%zmm8,%zmm9
vfmadd213ps	%zmm31,%zmm8,%zmm9
vfmadd213ps	378f(%rip){1to16},%zmm8,%zmm9
vfmadd213ps	%zmm24,%zmm8,%zmm9
vfmadd213ps	%zmm17,%zmm8,%zmm9
vfmadd213ps	%zmm14,%zmm8,%zmm9
vfmadd213ps	%zmm16,%zmm8,%zmm9
vcmpltps	%zmm6,%zmm4,%k1
vblendmps	%zmm7,%zmm19,%zmm6 {%k1}
vbroadcastss	378f(%rip),%zmm7
vmulps	%zmm9,%zmm8,%zmm8
vmulps	%zmm5,%zmm8,%zmm8
vmulps	%zmm8,%zmm6,%zmm8
leaq	(%r12,%rbp),%r8
xorl	%r14d,%r14d
.p2align	4
74:
vcvtsi2ss	%r14,%xmm15,%xmm9
vaddss	%xmm18,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm21,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vxorps	%zmm11,%zmm9,%zmm10
vmulps	%zmm10,%zmm9,%zmm11
vmaxps	359f(%rip){1to16},%zmm11,%zmm11
vmulps	%zmm15,%zmm11,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	363f(%rip){1to16},%zmm12,%zmm11
vfmadd231ps	364f(%rip){1to16},%zmm12,%zmm11
vmulps	%zmm15,%zmm11,%zmm11
vbroadcastss	365f(%rip),%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm11,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm11,%zmm13
vfmadd213ps	%zmm22,%zmm11,%zmm13
vfmadd213ps	%zmm25,%zmm11,%zmm13
vfmadd213ps	%zmm0,%zmm11,%zmm13
vaddps	%zmm26,%zmm12,%zmm11
vcvttps2udq	%zmm11,%zmm11
vpslld	$23,%zmm11,%zmm11
vmulps	%zmm11,%zmm13,%zmm11
vandps	%zmm20,%zmm9,%zmm12
vfmadd132ps	%zmm27,%zmm0,%zmm12
vdivps	%zmm12,%zmm0,%zmm12
vmovaps	%zmm28,%zmm13
vfmadd213ps	%zmm29,%zmm12,%zmm13
vfmadd213ps	%zmm30,%zmm12,%zmm13
vfmadd213ps	%zmm31,%zmm12,%zmm13
vfmadd213ps	%zmm7,%zmm12,%zmm13
vfmadd213ps	%zmm24,%zmm12,%zmm13
vfmadd213ps	%zmm17,%zmm12,%zmm13
vfmadd213ps	%zmm14,%zmm12,%zmm13
vfmadd213ps	%zmm16,%zmm12,%zmm13
vcmpltps	%zmm10,%zmm9,%k1
vblendmps	357f(%rip){1to16},%zmm19,%zmm10 {%k1}
vmulps	%zmm13,%zmm12,%zmm12
vmulps	%zmm11,%zmm9,%zmm13
vfmsub231ps	%zmm4,%zmm5,%zmm13
vmulps	%zmm11,%zmm12,%zmm4
vmulps	%zmm4,%zmm10,%zmm12
vsubps	%zmm6,%zmm10,%zmm4
vsubps	%zmm12,%zmm8,%zmm6
vaddps	%zmm6,%zmm4,%zmm4
vmovaps	%zmm4,-128(%r8)
vsubps	%zmm11,%zmm5,%zmm4
vmulps	%zmm4,%zmm2,%zmm4
vmovaps	%zmm4,-64(%r8)
vmulps	%zmm13,%zmm3,%zmm4
vmovaps	%zmm4,(%r8)
incq	%r14
addq	$192,%r8
vmovaps	%zmm9,%zmm4
vmovaps	%zmm11,%zmm5
vbroadcastss	358f(%rip),%zmm11
vmovaps	%zmm12,%zmm8
vmovaps	%zmm10,%zmm6
cmpq	%r14,%r9
jne	74b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	240(%rsp),%xmm0
vucomiss	%xmm1,%xmm0
vxorps	%xmm12,%xmm12,%xmm12
vmovups	496(%rsp),%zmm2
ja	75f
vxorps	%xmm2,%xmm2,%xmm2
75:
movq	56(%rsp),%r8
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm25,%xmm25,%xmm25
xorl	%r14d,%r14d
vmovups	624(%rsp),%zmm11
.p2align	4
76:
vmovups	%zmm27,176(%rsp)
vmovups	%zmm13,1008(%rsp)
vmovups	%zmm14,688(%rsp)
vmovups	%zmm5,432(%rsp)
vmovaps	%zmm12,%zmm5
vmovups	%zmm24,944(%rsp)
vmovups	%zmm6,304(%rsp)
movl	%r8d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	%rcx,%r15
leaq	(%r14,%r9),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmovaps	(%rdi,%rdx),%zmm4
vmovaps	64(%rdi,%rdx),%zmm31
vmovaps	128(%rdi,%rdx),%zmm0
vmovups	%zmm0,1456(%rsp)
vmulps	%zmm4,%zmm11,%zmm30
vxorps	%xmm14,%xmm14,%xmm14
xorl	%edx,%edx
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm10,%xmm10,%xmm10
vbroadcastss	98f(%rip),%zmm0
.p2align	4
77:
vmovaps	-64(%r15),%zmm9
vmovaps	-128(%rbp,%rdx),%zmm7
vmovaps	-64(%rbp,%rdx),%zmm11
vmovaps	%zmm7,%zmm24
vfmadd213ps	%zmm23,%zmm30,%zmm24
vaddps	(%r15),%zmm24,%zmm24
vdivps	%zmm24,%zmm0,%zmm19
vsubps	%zmm24,%zmm9,%zmm9
vmulps	%zmm19,%zmm9,%zmm9
vmulps	%zmm9,%zmm2,%zmm24
vfmadd213ps	%zmm19,%zmm19,%zmm24
vaddps	%zmm24,%zmm13,%zmm13
vaddps	%zmm9,%zmm29,%zmm29
vfmadd231ps	%zmm7,%zmm9,%zmm17
vfmadd231ps	%zmm11,%zmm9,%zmm27
vfmadd231ps	(%rbp,%rdx),%zmm9,%zmm10
vmulps	%zmm24,%zmm7,%zmm9
vaddps	%zmm9,%zmm6,%zmm6
vfmadd231ps	%zmm9,%zmm7,%zmm14
vmulps	%zmm24,%zmm11,%zmm9
vaddps	%zmm9,%zmm12,%zmm12
vfmadd231ps	%zmm7,%zmm9,%zmm3
vfmadd231ps	%zmm11,%zmm9,%zmm1
addq	$192,%rdx
subq	$-128,%r15
cmpq	%rdx,%r12
jne	77b
vmovups	624(%rsp),%zmm11
vmulps	%zmm31,%zmm11,%zmm7
vxorps	%xmm9,%xmm9,%xmm9
vfmadd213ps	%zmm9,%zmm30,%zmm1
vfmadd231ps	%zmm1,%zmm30,%zmm15
vmovaps	%zmm3,%zmm1
vfmadd213ps	%zmm9,%zmm7,%zmm1
vfmadd231ps	%zmm1,%zmm30,%zmm21
vfmadd213ps	%zmm9,%zmm4,%zmm3
vfmadd231ps	%zmm3,%zmm30,%zmm26
vaddps	%zmm9,%zmm12,%zmm1
vfmadd231ps	%zmm1,%zmm30,%zmm20
vmovaps	%zmm5,%zmm12
vfmadd231ps	%zmm27,%zmm30,%zmm12
vfmadd231ps	%zmm27,%zmm31,%zmm8
vmovaps	%zmm14,%zmm1
vfmadd213ps	%zmm9,%zmm7,%zmm1
vfmadd231ps	%zmm1,%zmm7,%zmm22
vfmadd213ps	%zmm9,%zmm4,%zmm14
vfmadd231ps	%zmm14,%zmm7,%zmm18
vmovups	176(%rsp),%zmm27
vfmadd231ps	%zmm14,%zmm4,%zmm27
vmovups	688(%rsp),%zmm14
vfmadd231ps	%zmm17,%zmm7,%zmm14
vaddps	%zmm9,%zmm6,%zmm1
vmovups	432(%rsp),%zmm5
vfmadd231ps	%zmm7,%zmm1,%zmm5
vmovups	944(%rsp),%zmm24
vfmadd231ps	%zmm1,%zmm4,%zmm24
vfmadd231ps	%zmm10,%zmm4,%zmm28
vmovups	304(%rsp),%zmm6
vfmadd231ps	%zmm17,%zmm4,%zmm6
vfmadd231ps	1456(%rsp),%zmm17,%zmm25
vaddps	%zmm29,%zmm16,%zmm16
vaddps	%zmm9,%zmm13,%zmm1
vmovups	1008(%rsp),%zmm13
vaddps	%zmm1,%zmm13,%zmm13
incq	%r14
addq	%rax,%r8
cmpq	%r9,%r14
jne	76b
vbroadcastss	339f(%rip),%zmm30
vxorps	%xmm7,%xmm7,%xmm7
vbroadcastss	388f(%rip),%zmm19
vbroadcastss	397f(%rip),%zmm31
vmovaps	%zmm20,%zmm29
vmovups	3376(%rsp),%zmm20
vmovaps	%zmm18,%zmm10
vmovaps	%zmm26,%zmm17
vbroadcastss	98f(%rip),%zmm0
vmovaps	%zmm16,%zmm26
vmovss	240(%rsp),%xmm9
vmovaps	880(%rsp),%xmm4
jmp	82f
.p2align	4
78:
vucomiss	%xmm7,%xmm9
vxorps	%xmm25,%xmm25,%xmm25
vmovups	496(%rsp),%zmm2
vbroadcastss	388f(%rip),%zmm19
ja	79f
vxorps	%xmm2,%xmm2,%xmm2
79:
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm12,%xmm12,%xmm12
82:
vbroadcastss	%xmm4,%zmm1
vucomiss	%xmm7,%xmm9
vmulps	%zmm11,%zmm2,%zmm3
vmulps	%zmm28,%zmm3,%zmm16
vfnmadd213ps	%zmm15,%zmm1,%zmm16
vmulps	%zmm25,%zmm3,%zmm15
vdivps	%zmm11,%zmm30,%zmm4
vfnmadd213ps	%zmm22,%zmm1,%zmm15
vfnmadd213ps	%zmm21,%zmm3,%zmm8
vmulps	%zmm4,%zmm2,%zmm1
vfmadd231ps	%zmm12,%zmm1,%zmm17
vmovups	%zmm17,1456(%rsp)
vfmadd231ps	%zmm1,%zmm14,%zmm10
vmovups	%zmm29,2864(%rsp)
vmovups	%zmm10,2800(%rsp)
vmovups	%zmm26,2992(%rsp)
vmovups	%zmm12,2928(%rsp)
vmovups	%zmm27,176(%rsp)
vmovups	%zmm15,3120(%rsp)
vmovups	%zmm16,3056(%rsp)
jbe	86f
vmovaps	%zmm13,%zmm16
vmovaps	%zmm14,%zmm18
vmovups	1392(%rsp),%zmm1
vaddps	%zmm1,%zmm20,%zmm1
vmovups	%zmm1,1392(%rsp)
vcmpgeps	385f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm20,%zmm2
vmovaps	%zmm20,%zmm2 {%k1}
vaddss	%xmm7,%xmm2,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm7,%xmm1
vpbroadcastd	386f(%rip),%zmm13
vpbroadcastd	387f(%rip),%zmm14
vpbroadcastd	98f(%rip),%zmm15
vbroadcastss	389f(%rip),%zmm21
vbroadcastss	392f(%rip),%zmm22
vbroadcastss	393f(%rip),%zmm17
vbroadcastss	394f(%rip),%zmm25
vbroadcastss	395f(%rip),%zmm27
vbroadcastss	396f(%rip),%zmm28
jbe	87f
vmovaps	%zmm8,%zmm29
vmovaps	%zmm6,%zmm0
vxorps	%xmm4,%xmm4,%xmm4
testq	%r9,%r9
je	85f
movq	56(%rsp),%r8
xorl	%r14d,%r14d
.p2align	4
83:
movl	%r8d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	%rcx,%r15
leaq	(%r14,%r9),%rdx
leaq	(%rdx,%rdx,2),%rdx
shlq	$6,%rdx
vmulps	(%rdi,%rdx),%zmm11,%zmm1
movq	%rdi,%rdx
xorl	%r13d,%r13d
vbroadcastss	98f(%rip),%zmm26
.p2align	4
84:
vmovaps	(%rdx),%zmm3
vfmadd213ps	%zmm23,%zmm1,%zmm3
vaddps	(%r15,%r13),%zmm3,%zmm3
vdivps	%zmm3,%zmm26,%zmm6
vmovaps	-64(%r15,%r13),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vaddps	%zmm30,%zmm6,%zmm6
vcmpltps	%zmm7,%zmm30,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm26,%zmm6,%zmm8
vpaddd	%zmm13,%zmm8,%zmm8
vpandd	%zmm14,%zmm8,%zmm8
vpsubd	%zmm8,%zmm15,%zmm9
vcvtdq2ps	%zmm8,%zmm8
vaddps	%zmm30,%zmm9,%zmm10
vfmadd231ps	%zmm6,%zmm9,%zmm10
vmulps	%zmm10,%zmm10,%zmm6
vmovaps	%zmm19,%zmm9
vfmadd213ps	%zmm21,%zmm10,%zmm9
vmovaps	%zmm22,%zmm11
vmovaps	%zmm25,%zmm12
vfmadd213ps	%zmm27,%zmm10,%zmm12
vfmadd213ps	%zmm17,%zmm10,%zmm11
vfmadd231ps	%zmm28,%zmm6,%zmm12
vfmadd213ps	%zmm11,%zmm6,%zmm12
vfmadd213ps	%zmm9,%zmm6,%zmm12
vfmadd213ps	%zmm10,%zmm6,%zmm12
vaddps	%zmm26,%zmm7,%zmm6
vfmadd231ps	%zmm31,%zmm8,%zmm12
vmaxps	%zmm30,%zmm7,%zmm7
vfmsub231ps	%zmm6,%zmm12,%zmm7
vfmadd231ps	%zmm7,%zmm3,%zmm4
subq	$-128,%r13
addq	$192,%rdx
cmpq	%r13,%rsi
jne	84b
incq	%r14
addq	%rax,%r8
cmpq	%r9,%r14
vmovups	624(%rsp),%zmm11
jne	83b
85:
vbroadcastss	398f(%rip),%zmm1
vmovups	2224(%rsp),%zmm3
vfmadd213ps	399f(%rip){1to16},%zmm3,%zmm1
vxorps	%xmm8,%xmm8,%xmm8
vcmpltps	%zmm2,%zmm8,%k5
vaddps	%zmm1,%zmm3,%zmm1
vcmpltps	%zmm4,%zmm1,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm4,%zmm3 {%k6}
vmovups	%zmm3,2224(%rsp)
vmovups	1648(%rsp),%zmm1
vmaxps	345f(%rip){1to16},%zmm1,%zmm1 {%k5}
vmovups	%zmm1,1648(%rsp)
vmovups	2480(%rsp),%zmm1
vbroadcastss	422f(%rip),%zmm1 {%k5}
vmovups	%zmm1,2480(%rsp)
vbroadcastss	98f(%rip),%zmm12
vblendmps	343f(%rip){1to16},%zmm12,%zmm1 {%k1}
vmovups	1584(%rsp),%zmm3
vmulps	%zmm1,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	560(%rsp),%zmm9
vsubps	%zmm3,%zmm9,%zmm9
vmovups	1520(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	368(%rsp),%zmm21
vsubps	%zmm4,%zmm21,%zmm21
vmovups	1200(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm4
vsubps	%zmm4,%zmm6,%zmm6
vsubps	%zmm6,%zmm11,%zmm11
vmovups	1264(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vsubps	%zmm7,%zmm23,%zmm23
vmovups	1072(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,1072(%rsp)
vmovups	1712(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,1712(%rsp)
vmovups	496(%rsp),%zmm1
vmovaps	%zmm8,%zmm1 {%k1}
vmovups	%zmm1,496(%rsp)
vmovups	1328(%rsp),%zmm1
vbroadcastss	348f(%rip),%zmm1 {%k1}
vmovups	%zmm1,1328(%rsp)
vmovaps	%zmm12,%zmm1 {%k1} {z}
vmovups	%zmm1,1776(%rsp)
vmovups	%zmm6,1264(%rsp)
vmovups	%zmm4,1200(%rsp)
vmovups	%zmm3,1520(%rsp)
vmovups	%zmm2,1584(%rsp)
movq	48(%rsp),%r13
vmovups	2800(%rsp),%zmm10
vmovaps	%zmm0,%zmm6
vmovaps	%zmm12,%zmm0
vmovups	2992(%rsp),%zmm19
vmovups	2928(%rsp),%zmm12
vmovaps	%zmm18,%zmm14
vmovaps	%zmm29,%zmm8
vmovups	2864(%rsp),%zmm29
jmp	88f
.p2align	4
86:
vmovaps	%zmm26,%zmm19
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1776(%rsp)
vmovups	368(%rsp),%zmm21
vmovups	560(%rsp),%zmm9
jmp	89f
.p2align	4
87:
vmovaps	%zmm26,%zmm19
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1776(%rsp)
vmovups	368(%rsp),%zmm21
vmovups	560(%rsp),%zmm9
vmovaps	%zmm18,%zmm14
88:
vmovaps	%zmm16,%zmm13
vmovups	176(%rsp),%zmm27
vmovups	3120(%rsp),%zmm15
vmovups	3056(%rsp),%zmm16
89:
vmovups	%zmm13,1008(%rsp)
vmovups	%zmm11,624(%rsp)
vmovups	%zmm14,688(%rsp)
vmovups	%zmm6,304(%rsp)
vbroadcastss	337f(%rip),%zmm2
vmaxps	%zmm2,%zmm16,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm20
vmaxps	%zmm2,%zmm15,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm16
vmaxps	%zmm2,%zmm27,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm22
vmovdqu64	3952(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmaxps	%zmm2,%zmm13,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	4016(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k6
vdivps	%zmm1,%zmm0,%zmm25
vcmpleps	2736(%rsp),%zmm9,%k5
vmovups	%zmm9,560(%rsp)
vcmpgeps	2672(%rsp),%zmm9,%k7
vblendmps	%zmm12,%zmm30,%zmm1 {%k7}
vbroadcastss	358f(%rip),%zmm26
vxorps	%zmm26,%zmm12,%zmm1 {%k5}
vxorps	%xmm9,%xmm9,%xmm9
vcmpleps	%zmm1,%zmm9,%k7
korw	%k0,%k7,%k5
vmovaps	%zmm0,%zmm18
vmulps	%zmm20,%zmm12,%zmm0
vmovups	%zmm0,944(%rsp)
kmovw	6(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm9,%zmm0,%zmm0 {%k7} {z}
vmovups	%zmm0,1136(%rsp)
vblendmps	%zmm9,%zmm18,%zmm3 {%k5}
vmovups	%zmm3,4080(%rsp)
vcmpgeps	1840(%rsp),%zmm21,%k7
vblendmps	%zmm14,%zmm30,%zmm1 {%k7}
vmovups	%zmm21,368(%rsp)
vcmpleps	1904(%rsp),%zmm21,%k7
vxorps	%zmm26,%zmm14,%zmm1 {%k7}
vcmpleps	%zmm1,%zmm9,%k2
korw	%k2,%k6,%k7
vmulps	%zmm14,%zmm16,%zmm0
vmovups	%zmm0,2288(%rsp)
kmovw	4(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm0,%zmm28 {%k2} {z}
vblendmps	%zmm9,%zmm18,%zmm0 {%k7}
vmovups	%zmm0,4208(%rsp)
vcmpgeps	1968(%rsp),%zmm11,%k2
vblendmps	%zmm6,%zmm30,%zmm1 {%k2}
vcmpleps	2032(%rsp),%zmm11,%k2
vxorps	%zmm26,%zmm6,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm9,%k2
korw	%k2,%k1,%k6
vmulps	%zmm6,%zmm22,%zmm1
vmovups	%zmm1,4272(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm9,%zmm18,%zmm7 {%k6}
vmovups	%zmm7,4144(%rsp)
vmovaps	%zmm1,%zmm27 {%k1} {z}
vcmpgeps	2096(%rsp),%zmm23,%k1
vblendmps	%zmm19,%zmm30,%zmm2 {%k1}
vcmpleps	2160(%rsp),%zmm23,%k1
vmulps	%zmm0,%zmm16,%zmm6
vmovups	%zmm8,3632(%rsp)
vmulps	%zmm6,%zmm8,%zmm1
vmulps	%zmm3,%zmm20,%zmm4
vmulps	%zmm4,%zmm1,%zmm13
vmulps	%zmm7,%zmm22,%zmm17
vmulps	1456(%rsp),%zmm17,%zmm1
vmulps	%zmm4,%zmm1,%zmm14
vmulps	%zmm13,%zmm14,%zmm3
vmovaps	%zmm13,%zmm15
vfnmadd213ps	%zmm18,%zmm13,%zmm15
vbroadcastss	423f(%rip),%zmm11
vmaxps	%zmm11,%zmm15,%zmm1
vsqrtps	%zmm1,%zmm1
vxorps	%zmm26,%zmm19,%zmm2 {%k1}
vmovdqu64	3888(%rsp),%zmm7
vptestmd	%zmm7,%zmm7,%k1
vdivps	%zmm1,%zmm18,%zmm21
vmovups	%zmm16,2608(%rsp)
vmulps	%zmm21,%zmm16,%zmm1
vmovaps	%zmm18,%zmm1 {%k7}
vcmpleps	%zmm2,%zmm9,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm9,%zmm18,%zmm16 {%k1}
vmulps	%zmm16,%zmm25,%zmm12
vmulps	%zmm12,%zmm29,%zmm2
vmulps	%zmm4,%zmm2,%zmm7
vmulps	%zmm13,%zmm7,%zmm8
vmulps	%zmm17,%zmm10,%zmm2
vfmsub231ps	%zmm2,%zmm6,%zmm3
vmulps	%zmm21,%zmm3,%zmm3
vmovaps	%zmm14,%zmm4
vfnmadd213ps	%zmm18,%zmm14,%zmm4
vfnmadd231ps	%zmm3,%zmm3,%zmm4
vmaxps	%zmm11,%zmm4,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm14,%zmm7,%zmm9
vdivps	%zmm2,%zmm18,%zmm2
vmovups	%zmm5,432(%rsp)
vmulps	%zmm12,%zmm5,%zmm10
vfmsub231ps	%zmm10,%zmm6,%zmm8
vmulps	%zmm21,%zmm8,%zmm6
vmovups	%zmm12,3696(%rsp)
vmulps	%zmm12,%zmm24,%zmm8
vmovups	%zmm17,3760(%rsp)
vfmsub231ps	%zmm8,%zmm17,%zmm9
vfnmadd231ps	%zmm3,%zmm6,%zmm9
vmulps	%zmm2,%zmm9,%zmm9
vmovaps	%zmm7,%zmm8
vfnmadd213ps	%zmm18,%zmm7,%zmm8
vfnmadd231ps	%zmm6,%zmm6,%zmm8
vfnmadd231ps	%zmm9,%zmm9,%zmm8
vmaxps	%zmm11,%zmm8,%zmm10
vsqrtps	%zmm10,%zmm10
vmovups	%zmm20,2544(%rsp)
vmulps	%zmm20,%zmm1,%zmm11
vmovaps	%zmm1,%zmm11 {%k5}
vdivps	%zmm10,%zmm18,%zmm29
vmovaps	%zmm22,%zmm20
vmulps	%zmm2,%zmm22,%zmm1
vmovaps	%zmm18,%zmm0
vmovaps	%zmm18,%zmm1 {%k6}
vmulps	%zmm1,%zmm11,%zmm1
vmulps	%zmm29,%zmm25,%zmm10
vmulps	%zmm10,%zmm1,%zmm5
vmovaps	%zmm1,%zmm5 {%k1}
vmovups	%zmm5,2352(%rsp)
vmovaps	%zmm25,%zmm17
vmulps	%zmm19,%zmm25,%zmm1
vmovups	4080(%rsp),%zmm10
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm1,%zmm22 {%k1} {z}
vxorps	%xmm11,%xmm11,%xmm11
vmovss	240(%rsp),%xmm5
vucomiss	%xmm11,%xmm5
vfmadd213ps	1136(%rsp),%zmm28,%zmm28
vfmadd213ps	%zmm28,%zmm27,%zmm27
vmovaps	%zmm10,%zmm19
vmulps	944(%rsp),%zmm10,%zmm28
vfmadd213ps	%zmm27,%zmm22,%zmm22
vxorps	%zmm26,%zmm13,%zmm5
vmovups	%zmm5,240(%rsp)
vmulps	%zmm28,%zmm13,%zmm10
vmovups	4208(%rsp),%zmm5
vmovaps	%zmm5,%zmm12
vfmsub231ps	2288(%rsp),%zmm5,%zmm10
vmovups	4144(%rsp),%zmm27
vxorps	%zmm26,%zmm14,%zmm5
vmovups	%zmm5,1136(%rsp)
vmulps	%zmm28,%zmm14,%zmm11
vfmsub231ps	4272(%rsp),%zmm27,%zmm11
vxorps	%zmm26,%zmm7,%zmm5
vmovups	%zmm5,2288(%rsp)
vmulps	%zmm28,%zmm7,%zmm7
vmulps	%zmm21,%zmm10,%zmm13
vxorps	%xmm5,%xmm5,%xmm5
vfnmadd231ps	%zmm3,%zmm13,%zmm11
vxorps	%zmm26,%zmm3,%zmm3
vmovups	%zmm16,880(%rsp)
vfmsub231ps	%zmm1,%zmm16,%zmm7
vxorps	%zmm26,%zmm6,%zmm10
vfnmadd231ps	%zmm6,%zmm13,%zmm7
vxorps	%zmm26,%zmm9,%zmm18
vmulps	%zmm2,%zmm11,%zmm14
vfnmadd231ps	%zmm9,%zmm14,%zmm7
vmovaps	%zmm28,%zmm25
vfmadd213ps	%zmm5,%zmm28,%zmm25
vfmadd231ps	%zmm13,%zmm13,%zmm25
vfmadd231ps	%zmm14,%zmm14,%zmm25
vmulps	%zmm29,%zmm7,%zmm6
vfmadd231ps	%zmm6,%zmm6,%zmm25
ja	68b
vmovaps	%zmm3,%zmm26
vmovups	%zmm24,944(%rsp)
vbroadcastss	16(%r11),%zmm1
vmovaps	%zmm20,%zmm15
vdivps	%zmm20,%zmm0,%zmm3
vdivps	%zmm17,%zmm0,%zmm4
vmovups	624(%rsp),%zmm11
vmulps	%zmm11,%zmm3,%zmm3
vmulps	%zmm23,%zmm4,%zmm4
vmovups	1328(%rsp),%zmm9
vdivps	%zmm9,%zmm0,%zmm5
vmulps	2352(%rsp),%zmm5,%zmm5
vmulps	424f(%rip){1to16},%zmm3,%zmm3
vmulps	425f(%rip){1to16},%zmm4,%zmm4
vmaxps	%zmm3,%zmm4,%zmm7
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm4,%zmm7 {%k1}
vbroadcastss	348f(%rip),%zmm8
vmovups	2224(%rsp),%zmm3
vcmpltps	%zmm8,%zmm3,%k1
vaddps	%zmm3,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	426f(%rip){1to16},%zmm3,%zmm3 {%k1} {z}
vmaxps	%zmm7,%zmm3,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vmulps	%zmm5,%zmm5,%zmm3
vminps	%zmm0,%zmm3,%zmm3
vmulps	%zmm1,%zmm3,%zmm3
vmaxps	%zmm3,%zmm4,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vcmpltps	%zmm8,%zmm9,%k1
vmovaps	%zmm5,%zmm3 {%k1} {z}
vmulps	%zmm3,%zmm3,%zmm3
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm22,%k1
vcmpleps	%zmm3,%zmm25,%k1 {%k1}
vmulps	%zmm19,%zmm12,%zmm1
vmulps	%zmm1,%zmm27,%zmm1
vmulps	880(%rsp),%zmm1,%zmm1
vxorps	%xmm3,%xmm3,%xmm3
vcmpnltps	%zmm1,%zmm3,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	346f(%rip),%zmm4
vblendmps	%zmm1,%zmm4,%zmm1 {%k1}
vmovups	3312(%rsp),%zmm3
vcmpleps	1392(%rsp),%zmm3,%k1
vminps	427f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	2416(%rsp),%zmm3
vcmpeqps	%zmm4,%zmm3,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vmovups	%zmm3,2416(%rsp)
vcmpeqps	%zmm4,%zmm3,%k1
vmovaps	%zmm0,%zmm20 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm20,%xmm1
vmovshdup	%xmm20,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm20,%xmm20,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm20,%xmm20,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$1,%ymm20,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm20,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm20,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
vxorps	%xmm7,%xmm7,%xmm7
vmovups	368(%rsp),%zmm8
ja	72b
vmulps	%zmm6,%zmm29,%zmm1
vfmadd213ps	%zmm14,%zmm1,%zmm18
vmulps	%zmm18,%zmm2,%zmm2
vfmadd213ps	%zmm13,%zmm2,%zmm26
vfmadd213ps	%zmm26,%zmm1,%zmm10
vmulps	%zmm10,%zmm21,%zmm3
vmovups	240(%rsp),%zmm4
vfmadd213ps	%zmm28,%zmm3,%zmm4
vmovups	1136(%rsp),%zmm5
vfmadd213ps	%zmm4,%zmm2,%zmm5
vmovups	2288(%rsp),%zmm4
vfmadd213ps	%zmm5,%zmm1,%zmm4
vmulps	2544(%rsp),%zmm4,%zmm4
vmovups	%zmm4,880(%rsp)
vmulps	2608(%rsp),%zmm3,%zmm3
vmovups	%zmm3,240(%rsp)
vmovups	%zmm15,176(%rsp)
vmulps	%zmm2,%zmm15,%zmm2
vmovups	%zmm2,1008(%rsp)
vmovups	%zmm17,304(%rsp)
vmulps	%zmm1,%zmm17,%zmm1
vmovups	%zmm1,688(%rsp)
vdivps	752(%rsp),%zmm0,%zmm1
vmulps	816(%rsp),%zmm1,%zmm1
vpbroadcastd	386f(%rip),%zmm24
vpaddd	%zmm24,%zmm1,%zmm2
vpbroadcastd	387f(%rip),%zmm16
vpandd	%zmm16,%zmm2,%zmm2
vpbroadcastd	98f(%rip),%zmm13
vpsubd	%zmm2,%zmm13,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vbroadcastss	388f(%rip),%zmm4
vfmadd213ps	389f(%rip){1to16},%zmm3,%zmm4
vbroadcastss	392f(%rip),%zmm5
vfmadd213ps	393f(%rip){1to16},%zmm3,%zmm5
vbroadcastss	394f(%rip),%zmm6
vfmadd213ps	395f(%rip){1to16},%zmm3,%zmm6
vfmadd231ps	396f(%rip){1to16},%zmm1,%zmm6
vfmadd213ps	%zmm5,%zmm1,%zmm6
vfmadd213ps	%zmm4,%zmm1,%zmm6
vfmadd213ps	%zmm3,%zmm1,%zmm6
vfmadd231ps	%zmm31,%zmm2,%zmm6
vmovups	3184(%rsp),%zmm1
vfmadd231ps	428f(%rip){1to16},%zmm1,%zmm6
vmovups	3504(%rsp),%zmm1
vfmadd231ps	429f(%rip){1to16},%zmm1,%zmm6
vmovups	%zmm6,2352(%rsp)
movl	%r10d,%edx
shrb	$3,%dl
testl	%r9d,%r9d
setne	%r8b
andb	%dl,%r8b
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm25,%xmm25,%xmm25
cmpb	$1,%r8b
jne	94f
imulq	16(%rsp),%rbx
xorl	%edx,%edx
.p2align	4
92:
movl	%ebx,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	%rcx,%r8
leaq	(%rdx,%r9),%r10
leaq	(%r10,%r10,2),%r10
shlq	$6,%r10
vmovups	624(%rsp),%zmm1
vmulps	(%rdi,%r10),%zmm1,%zmm4
movq	%rdi,%r14
xorl	%r15d,%r15d
vbroadcastss	394f(%rip),%zmm27
vbroadcastss	395f(%rip),%zmm14
vbroadcastss	396f(%rip),%zmm15
vbroadcastss	397f(%rip),%zmm28
vbroadcastss	346f(%rip),%zmm29
vbroadcastss	98f(%rip),%zmm0
vbroadcastss	388f(%rip),%zmm17
.p2align	4
93:
vmovaps	(%r14),%zmm1
vmovaps	(%r8,%r15),%zmm3
vfmadd213ps	%zmm23,%zmm4,%zmm1
vaddps	%zmm1,%zmm3,%zmm1
vdivps	%zmm1,%zmm0,%zmm6
vmovaps	-64(%r8,%r15),%zmm7
vsubps	%zmm1,%zmm7,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vaddps	%zmm30,%zmm6,%zmm8
vcmpltps	%zmm7,%zmm30,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vaddps	%zmm0,%zmm8,%zmm9
vpaddd	%zmm24,%zmm9,%zmm9
vpandd	%zmm16,%zmm9,%zmm9
vpsubd	%zmm9,%zmm13,%zmm10
vaddps	%zmm30,%zmm10,%zmm12
vfmadd231ps	%zmm8,%zmm10,%zmm12
vmulps	%zmm12,%zmm12,%zmm8
vbroadcastss	392f(%rip),%zmm10
vfmadd213ps	393f(%rip){1to16},%zmm12,%zmm10
vmovdqa64	%zmm13,%zmm31
vmovaps	%zmm27,%zmm13
vfmadd213ps	%zmm14,%zmm12,%zmm13
vfmadd231ps	%zmm15,%zmm8,%zmm13
vfmadd213ps	%zmm10,%zmm8,%zmm13
vmovaps	%zmm17,%zmm10
vfmadd213ps	389f(%rip){1to16},%zmm12,%zmm10
vfmadd213ps	%zmm10,%zmm8,%zmm13
vfmadd213ps	%zmm12,%zmm8,%zmm13
vcvtdq2ps	%zmm9,%zmm8
vfmadd231ps	%zmm28,%zmm8,%zmm13
vaddps	%zmm0,%zmm7,%zmm8
vmaxps	%zmm30,%zmm7,%zmm7
vfmsub231ps	%zmm8,%zmm13,%zmm7
vmovdqa64	%zmm31,%zmm13
vaddps	%zmm29,%zmm1,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vfmadd231ps	%zmm7,%zmm1,%zmm25
vmulps	%zmm6,%zmm3,%zmm1
vmulps	%zmm8,%zmm8,%zmm3
vaddps	%zmm8,%zmm2,%zmm2
vmulps	%zmm3,%zmm8,%zmm6
vaddps	%zmm3,%zmm5,%zmm5
vaddps	%zmm6,%zmm26,%zmm26
vfmadd231ps	%zmm6,%zmm1,%zmm19
vmulps	%zmm6,%zmm3,%zmm6
vfmadd231ps	%zmm3,%zmm1,%zmm20
vmulps	%zmm3,%zmm3,%zmm3
vaddps	%zmm3,%zmm22,%zmm22
vfmadd231ps	%zmm3,%zmm1,%zmm18
vfmadd231ps	%zmm1,%zmm6,%zmm11
vaddps	%zmm6,%zmm21,%zmm21
subq	$-128,%r15
addq	$192,%r14
cmpq	%r15,%rsi
jne	93b
incq	%rdx
addq	%rax,%rbx
cmpq	%r9,%rdx
jne	92b
94:
vmovups	2608(%rsp),%zmm17
vmulps	3632(%rsp),%zmm17,%zmm1
vmovups	2544(%rsp),%zmm27
vmulps	%zmm27,%zmm1,%zmm28
vmovaps	%zmm28,%zmm1
vbroadcastss	98f(%rip),%zmm0
vfnmadd213ps	%zmm0,%zmm28,%zmm1
vbroadcastss	423f(%rip),%zmm7
vmaxps	%zmm7,%zmm1,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm0,%zmm16
vmovups	2416(%rsp),%zmm31
vcmpleps	%zmm0,%zmm31,%k2
vmovups	176(%rsp),%zmm13
vmulps	1456(%rsp),%zmm13,%zmm3
vmulps	%zmm27,%zmm3,%zmm15
vmulps	2800(%rsp),%zmm13,%zmm3
vmulps	%zmm28,%zmm15,%zmm4
vfmsub231ps	%zmm3,%zmm17,%zmm4
vbroadcastss	334f(%rip),%zmm8
vmovups	880(%rsp),%zmm10
vandps	%zmm8,%zmm10,%zmm3
vxorps	%xmm6,%xmm6,%xmm6
vmaxps	%zmm6,%zmm3,%zmm3
vmovups	240(%rsp),%zmm14
vandps	%zmm8,%zmm14,%zmm6
vmaxps	%zmm3,%zmm6,%zmm3
vmovss	433f(%rip),%xmm6
vmulss	20(%r11),%xmm6,%xmm6
vmulps	%zmm16,%zmm4,%zmm24
vbroadcastss	%xmm6,%zmm4
vcmpleps	%zmm4,%zmm3,%k3 {%k2}
vmovaps	%zmm15,%zmm3
vfnmadd213ps	%zmm0,%zmm15,%zmm3
vfnmadd231ps	%zmm24,%zmm24,%zmm3
vmaxps	%zmm7,%zmm3,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm6
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm3,%zmm1
vmovups	304(%rsp),%zmm29
vmulps	2864(%rsp),%zmm29,%zmm3
vmulps	%zmm27,%zmm3,%zmm9
vmulps	432(%rsp),%zmm29,%zmm3
vmulps	%zmm28,%zmm9,%zmm4
vfmsub231ps	%zmm3,%zmm17,%zmm4
vmulps	%zmm16,%zmm4,%zmm12
vmulps	944(%rsp),%zmm29,%zmm3
vmulps	%zmm15,%zmm9,%zmm4
vfmsub231ps	%zmm3,%zmm13,%zmm4
vfnmadd231ps	%zmm24,%zmm12,%zmm4
vmovups	%zmm6,432(%rsp)
vmulps	%zmm6,%zmm4,%zmm3
vmovaps	%zmm9,%zmm4
vfnmadd213ps	%zmm0,%zmm9,%zmm4
vfnmadd231ps	%zmm12,%zmm12,%zmm4
vfnmadd231ps	%zmm3,%zmm3,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vcmpgtps	432f(%rip){1to16},%zmm1,%k0
vmovups	560(%rsp),%zmm8
vaddps	%zmm8,%zmm10,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2672(%rsp),%zmm6
vminps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2736(%rsp),%zmm7
vmaxps	%zmm1,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vbroadcastss	208(%r11),%zmm1
vmovaps	%zmm6,%zmm8 {%k3}
vbroadcastss	12(%r11),%zmm6
vcmpeqps	345f(%rip){1to16},%zmm31,%k1
vmovaps	%zmm1,%zmm8 {%k1}
movq	168(%rsp),%r9
movq	%r9,%rax
shlq	$6,%rax
movq	8(%rsp),%rbx
vmovaps	%zmm8,(%rbx,%rax)
vmovups	368(%rsp),%zmm10
vaddps	%zmm10,%zmm14,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	1840(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	1904(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vmovaps	%zmm7,%zmm10 {%k3}
vmovaps	%zmm1,%zmm10 {%k1}
movq	40(%rsp),%r10
addq	%r10,%r9
shlq	$6,%r9
vmovaps	%zmm10,(%rbx,%r9)
vmovups	624(%rsp),%zmm10
vaddps	1008(%rsp),%zmm10,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	1968(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2032(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vmovaps	%zmm7,%zmm10 {%k3}
leaq	(%rbx,%rax),%rsi
vmulps	%zmm10,%zmm6,%zmm7
vmovaps	%zmm1,%zmm7 {%k1}
movq	%r10,%rdx
shlq	$7,%rdx
vmovaps	%zmm7,(%rdx,%rsi)
vaddps	688(%rsp),%zmm23,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2096(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2160(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k4}
vmovaps	%zmm7,%zmm23 {%k3}
vmulps	%zmm23,%zmm6,%zmm7
vmovaps	%zmm1,%zmm7 {%k1}
leaq	(%r10,%r10,2),%rdx
movq	%rdx,%r8
shlq	$6,%r8
vmovaps	%zmm7,(%r8,%rsi)
movl	$4,%esi
movl	(%rsp),%r12d
testb	$2,%r12b
je	95f
vmaxps	423f(%rip){1to16},%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vbroadcastss	358f(%rip),%zmm14
vxorps	%zmm14,%zmm28,%zmm7
vdivps	%zmm4,%zmm0,%zmm28
vmulps	%zmm6,%zmm13,%zmm31
vmulps	%zmm6,%zmm29,%zmm23
kandw	%k0,%k2,%k2
movl	%r12d,%r8d
andl	$4,%r8d
movl	%r8d,%esi
shrl	$2,%esi
movq	%r10,%r14
shlq	$8,%r14
addq	%rbx,%r14
movq	%r9,%r15
xorl	%r9d,%r9d
testl	%r8d,%r8d
setne	%r9b
leaq	6(%rsi,%rsi,2),%rbx
movl	$13,%esi
movl	$7,%r10d
cmoveq	%r10,%rsi
movq	40(%rsp),%r10
addq	$5,%r9
imulq	%r10,%r9
shlq	$6,%r9
addq	8(%rsp),%r9
imulq	%r10,%rbx
shlq	$6,%rbx
addq	8(%rsp),%rbx
imulq	%r10,%rsi
shlq	$6,%rsi
addq	8(%rsp),%rsi
vmulps	%zmm7,%zmm16,%zmm13
vfmadd231ps	%zmm13,%zmm24,%zmm15
vxorps	%zmm14,%zmm15,%zmm4
vmovups	432(%rsp),%zmm15
vmulps	%zmm4,%zmm15,%zmm10
vxorps	%zmm14,%zmm16,%zmm4
vmulps	%zmm4,%zmm24,%zmm4
vmulps	%zmm15,%zmm4,%zmm8
vfmadd231ps	%zmm13,%zmm12,%zmm9
vfmadd231ps	%zmm10,%zmm3,%zmm9
vxorps	%zmm14,%zmm9,%zmm4
vmulps	%zmm4,%zmm28,%zmm6
vmulps	%zmm12,%zmm16,%zmm4
vfmadd231ps	%zmm8,%zmm3,%zmm4
vxorps	%zmm14,%zmm4,%zmm4
vmulps	%zmm4,%zmm28,%zmm4
vxorps	%zmm14,%zmm15,%zmm7
vmovaps	%zmm31,%zmm14
vmovups	2416(%rsp),%zmm31
vmulps	%zmm7,%zmm3,%zmm3
vmulps	%zmm28,%zmm3,%zmm3
vmovaps	%zmm13,%zmm7
vfmadd213ps	%zmm0,%zmm13,%zmm7
vfmadd231ps	%zmm10,%zmm10,%zmm7
vfmadd231ps	%zmm6,%zmm6,%zmm7
vmulps	%zmm7,%zmm27,%zmm7
vmovaps	%zmm1,%zmm9
vmulps	%zmm7,%zmm27,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r14)
vmulps	%zmm16,%zmm16,%zmm7
vfmadd231ps	%zmm8,%zmm8,%zmm7
vfmadd231ps	%zmm4,%zmm4,%zmm7
vmulps	%zmm7,%zmm17,%zmm7
vmovaps	%zmm1,%zmm9
vmulps	%zmm7,%zmm17,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%r9)
movq	%r15,%r9
vmulps	%zmm15,%zmm15,%zmm7
vfmadd231ps	%zmm3,%zmm3,%zmm7
vmulps	%zmm14,%zmm7,%zmm7
vmovaps	%zmm1,%zmm9
vmulps	%zmm7,%zmm14,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%rbx)
movq	8(%rsp),%rbx
vmulps	%zmm28,%zmm28,%zmm7
vmulps	%zmm23,%zmm7,%zmm7
vmovaps	%zmm1,%zmm9
vmulps	%zmm7,%zmm23,%zmm9 {%k2}
vmovaps	%zmm9,(%rax,%rsi)
movl	$8,%esi
testl	%r8d,%r8d
je	95f
vmulps	%zmm13,%zmm16,%zmm7
vfmadd231ps	%zmm10,%zmm8,%zmm7
vfmadd231ps	%zmm6,%zmm4,%zmm7
vmulps	%zmm7,%zmm17,%zmm7
vmovaps	%zmm1,%zmm9
vmulps	%zmm7,%zmm27,%zmm9 {%k2}
leaq	(%r10,%r10,4),%rsi
movq	%rsi,%r8
shlq	$6,%r8
addq	%rbx,%r8
vmovaps	%zmm9,(%rax,%r8)
vmovups	432(%rsp),%zmm12
vmulps	%zmm10,%zmm12,%zmm7
vfmadd231ps	%zmm6,%zmm3,%zmm7
vmulps	%zmm14,%zmm7,%zmm7
vmovaps	%zmm1,%zmm9
vmulps	%zmm7,%zmm27,%zmm9 {%k2}
imulq	$448,%r10,%r8
addq	%rbx,%r8
vmovaps	%zmm9,(%rax,%r8)
vmulps	%zmm8,%zmm12,%zmm7
vfmadd231ps	%zmm4,%zmm3,%zmm7
vmulps	%zmm14,%zmm7,%zmm7
vmovaps	%zmm1,%zmm8
vmulps	%zmm7,%zmm17,%zmm8 {%k2}
movq	%r10,%r8
shlq	$9,%r8
addq	%rbx,%r8
vmovaps	%zmm8,(%rax,%r8)
vmulps	%zmm6,%zmm28,%zmm6
vmulps	%zmm23,%zmm6,%zmm6
vmovaps	%zmm1,%zmm7
vmulps	%zmm6,%zmm27,%zmm7 {%k2}
shlq	$7,%rsi
addq	%rbx,%rsi
vmovaps	%zmm7,(%rax,%rsi)
vmulps	%zmm4,%zmm28,%zmm4
vmulps	%zmm23,%zmm4,%zmm4
vmovaps	%zmm1,%zmm6
vmulps	%zmm4,%zmm17,%zmm6 {%k2}
imulq	$704,%r10,%rsi
addq	%rbx,%rsi
vmovaps	%zmm6,(%rax,%rsi)
vmulps	%zmm3,%zmm28,%zmm3
vmulps	%zmm23,%zmm3,%zmm3
vmulps	%zmm3,%zmm14,%zmm1 {%k2}
shlq	$8,%rdx
addq	%rbx,%rdx
vmovaps	%zmm1,(%rax,%rdx)
movl	$14,%esi
95:
testb	$8,%r12b
vbroadcastss	322f(%rip),%zmm17
vbroadcastss	323f(%rip),%zmm27
vbroadcastss	326f(%rip),%zmm29
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	345f(%rip){1to16},%zmm31,%k2
vaddps	%zmm25,%zmm25,%zmm3
vmovups	2352(%rsp),%zmm9
vfmsub132ps	357f(%rip){1to16},%zmm25,%zmm9
vbroadcastss	100(%r11),%zmm6
vxorps	%xmm7,%xmm7,%xmm7
vfmadd213ps	%zmm7,%zmm2,%zmm6
vfmadd231ps	104(%r11){1to16},%zmm5,%zmm6
vfmadd231ps	108(%r11){1to16},%zmm26,%zmm6
vfmadd231ps	112(%r11){1to16},%zmm22,%zmm6
vfmadd231ps	116(%r11){1to16},%zmm21,%zmm6
vfmadd231ps	120(%r11){1to16},%zmm20,%zmm6
vfmadd231ps	124(%r11){1to16},%zmm19,%zmm6
vfmadd231ps	128(%r11){1to16},%zmm18,%zmm6
vfmadd231ps	132(%r11){1to16},%zmm11,%zmm6
vbroadcastss	136(%r11),%zmm4
vmovups	3440(%rsp),%zmm8
vaddps	%zmm6,%zmm8,%zmm6
vfmadd213ps	%zmm7,%zmm2,%zmm4
vfmadd231ps	140(%r11){1to16},%zmm5,%zmm4
vfmadd231ps	144(%r11){1to16},%zmm26,%zmm4
vfmadd231ps	148(%r11){1to16},%zmm22,%zmm4
vfmadd231ps	152(%r11){1to16},%zmm21,%zmm4
vfmadd231ps	156(%r11){1to16},%zmm20,%zmm4
vfmadd231ps	160(%r11){1to16},%zmm19,%zmm4
vfmadd231ps	164(%r11){1to16},%zmm18,%zmm4
vfmadd231ps	168(%r11){1to16},%zmm11,%zmm4
vfmadd132ps	172(%r11){1to16},%zmm7,%zmm2
vfmadd231ps	176(%r11){1to16},%zmm5,%zmm2
vfmadd231ps	180(%r11){1to16},%zmm26,%zmm2
vfmadd231ps	184(%r11){1to16},%zmm22,%zmm2
vfmadd231ps	188(%r11){1to16},%zmm21,%zmm2
vfmadd231ps	192(%r11){1to16},%zmm20,%zmm2
vfmadd231ps	196(%r11){1to16},%zmm19,%zmm2
vfmadd231ps	200(%r11){1to16},%zmm18,%zmm2
vfmadd231ps	204(%r11){1to16},%zmm11,%zmm2
vfmadd231ps	427f(%rip){1to16},%zmm8,%zmm4
vfmadd231ps	434f(%rip){1to16},%zmm8,%zmm2
vmovaps	%zmm1,%zmm9 {%k2}
movq	%rsi,%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	1(%rsi),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmovaps	%zmm1,%zmm6 {%k2}
leaq	2(%rsi),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	3(%rsi),%rdx
imulq	%r10,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm4,(%rax,%rdx)
vmovaps	%zmm1,%zmm2 {%k2}
addq	$4,%rsi
imulq	%r10,%rsi
shlq	$6,%rsi
addq	%rbx,%rsi
vmovaps	%zmm2,(%rax,%rsi)
jmp	6b
96:
addq	$4344,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
97:
vzeroupper
retq
.p2align	2,0x0
98:
.long	0x3f800000
99:
.long	1048576
322:
.long	0x5d800000
323:
.long	0x3f40094e
324:
.long	0x3e1d5a5a
325:
.long	0x3bd74912
326:
.long	0x3f156f3d
327:
.long	0x3d26f715
328:
.long	8388607
329:
.long	0x21800000
332:
.long	0xc9800000
333:
.long	0x3f000000
334:
.long	0x7fffffff
335:
.long	0x40400000
336:
.long	2139095039
337:
.long	0x0da24260
338:
.long	0x1e3ce508
339:
.long	0xbf800000
342:
.long	0x41100000
343:
.long	0x3e800000
344:
.long	0x41490fdb
345:
.long	0x40800000
346:
.long	0x40a00000
347:
.long	0x3fc00000
348:
.long	0x7149f2ca
349:
.long	2
352:
.long	4
353:
.long	8
354:
.long	0x3f3504f3
355:
.long	0x3ecc422a
356:
.long	0x3f106ebb
357:
.long	0xbf000000
358:
.long	0x80000000
359:
.long	0xc2ae0000
362:
.long	0x3fb8aa3b
363:
.long	0xbf317200
364:
.long	0xb5bfbe8e
365:
.long	0x3aae0472
366:
.long	0x3c1e8629
367:
.long	0x3d635b73
368:
.long	0x3e75fc8c
369:
.long	0x3f317214
372:
.long	0x42fe0000
373:
.long	0x3e99999a
374:
.long	0xbe04a19d
375:
.long	0x3ef89ba5
376:
.long	0xbf03248e
377:
.long	0x3f0c3744
378:
.long	0xbdc1d79d
379:
.long	0x3e5c1572
382:
.long	0x3e17e642
383:
.long	0x3e2ecff8
384:
.long	0x3e2d3f9f
385:
.long	0x41400000
386:
.long	3234528013
387:
.long	4286578688
388:
.long	0x3eaaac4e
389:
.long	0xbf00000d
392:
.long	0x3e4bdb47
393:
.long	0xbe7fd7d0
394:
.long	0x3e259a3a
395:
.long	0xbe2ec8d2
396:
.long	0xbddadb52
397:
.long	0x33b17218
398:
.long	0x3727c5ac
399:
.long	0x3a83126f
422:
.long	0x41800000
423:
.long	0x358637bd
424:
.long	0x350637bd
425:
.long	0x34210fb0
426:
.long	0x36a7c5ac
427:
.long	0x40000000
428:
.long	0x3f317218
429:
.long	0x3feb3f8f
432:
.long	0x38d1b717
433:
.long	0x3951b717
434:
.long	0x41000000
435:
.long	0x3cf5c28f
436:
.long	0x26901d7d
437:
.long	0x3f800054
438:
.long	0xbf4ccccd
