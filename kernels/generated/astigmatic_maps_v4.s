# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	78f
testl	%edx,%edx
je	78f
testl	%esi,%esi
je	78f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5384,%rsp
movq	5456(%rsp),%rbx
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%rsi
movq	8(%rdi),%r11
movq	16(%rdi),%r14
movq	24(%rdi),%r10
movq	%r10,264(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	5440(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,232(%rsp)
movq	%rsi,152(%rsp)
leaq	64(%rsi),%r8
movq	%r9,248(%rsp)
leaq	(%r9,%r9),%rcx
movq	%rdx,136(%rsp)
imulq	%rax,%rdx
addq	%rdx,%rdx
movq	%rdx,224(%rsp)
leaq	(%rax,%rax),%rdx
movq	%rdx,240(%rsp)
leaq	256(%rdi),%rbp
xorl	%edx,%edx
vbroadcastss	79f(%rip),%zmm0
vbroadcastss	94f(%rip),%zmm17
vbroadcastss	96f(%rip),%zmm19
vmovss	94f(%rip),%xmm29
vbroadcastss	326f(%rip),%zmm30
vxorps	%xmm21,%xmm21,%xmm21
vpbroadcastd	79f(%rip),%zmm22
vbroadcastss	83f(%rip),%zmm23
vbroadcastss	84f(%rip),%zmm24
vbroadcastss	85f(%rip),%zmm25
vbroadcastss	86f(%rip),%zmm26
vbroadcastss	87f(%rip),%zmm27
vbroadcastss	88f(%rip),%zmm31
movq	%rax,272(%rsp)
movq	%r14,32(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	224(%rsp),%rcx
cmpq	232(%rsp),%rdx
je	77f
3:
movq	%rdx,%rsi
imulq	136(%rsp),%rsi
movq	%rsi,256(%rsp)
movq	%rcx,%r9
xorl	%esi,%esi
movq	%rcx,288(%rsp)
movq	%rdx,280(%rsp)
jmp	5f
.p2align	4
4:
incq	%rsi
addq	240(%rsp),%r9
cmpq	136(%rsp),%rsi
je	2b
5:
movq	%rsi,56(%rsp)
movq	256(%rsp),%rsi
movq	56(%rsp),%r10
addq	%rsi,%r10
movq	56(%rsp),%rsi
imulq	%rax,%r10
addq	248(%rsp),%r10
movq	%r10,312(%rsp)
movq	%r9,48(%rsp)
xorl	%r15d,%r15d
movq	%r9,296(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	96f(%rip),%zmm19
vblendmps	%zmm9,%zmm19,%zmm1 {%k1}
movq	264(%rsp),%rcx
vmovups	3328(%rsp),%zmm2
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm1,(%rcx,%rbx)
movq	5456(%rsp),%rbx
movq	272(%rsp),%rax
movq	288(%rsp),%rcx
movq	280(%rsp),%rdx
vbroadcastss	94f(%rip),%zmm17
vmovss	94f(%rip),%xmm29
vbroadcastss	326f(%rip),%zmm30
vxorps	%xmm21,%xmm21,%xmm21
vpbroadcastd	79f(%rip),%zmm22
vbroadcastss	83f(%rip),%zmm23
vbroadcastss	84f(%rip),%zmm24
vbroadcastss	85f(%rip),%zmm25
vbroadcastss	86f(%rip),%zmm26
vbroadcastss	87f(%rip),%zmm27
vbroadcastss	88f(%rip),%zmm31
movq	296(%rsp),%r9
movq	56(%rsp),%rsi
movq	304(%rsp),%r15
7:
incq	%r15
addq	$2,48(%rsp)
cmpq	%rax,%r15
je	4b
8:
movq	312(%rsp),%r10
addq	%r15,%r10
movl	8(%rbx),%r12d
movq	%r10,144(%rsp)
movq	%r12,40(%rsp)
cmpq	%r12,%r10
jae	7b
movl	(%rbx),%r14d
movl	16(%rbx),%r12d
movq	%r14,%rsi
imulq	%r14,%rsi
vxorps	%xmm2,%xmm2,%xmm2
testq	%r14,%r14
movq	%r15,304(%rsp)
movl	%r12d,12(%rsp)
je	38f
movq	%rsi,%rax
imulq	144(%rsp),%rax
addq	%rax,%rax
leaq	(%r14,%r14),%rcx
movq	%r14,%r9
shlq	$7,%r9
movq	152(%rsp),%rdx
leaq	(%rdx,%r9),%rbx
movq	48(%rsp),%r15
imulq	%rsi,%r15
vxorps	%xmm28,%xmm28,%xmm28
vmovaps	%zmm0,%zmm17
vmovaps	%zmm0,%zmm18
vpbroadcastd	82f(%rip),%zmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,64(%rsp)
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm11,%xmm11,%xmm11
xorl	%r13d,%r13d
vmovaps	%xmm29,%xmm9
jmp	32f
.p2align	4
9:
movl	12(%rsp),%r12d
vmovaps	%xmm9,%xmm29
movl	%ecx,%edx
imull	%r13d,%edx
addl	%eax,%edx
andl	$2147483646,%edx
shlq	$6,%rdx
movq	152(%rsp),%r10
addq	%rdx,%r10
vmovaps	(%r10),%zmm13
vmovaps	64(%r10),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm5,%zmm5
vaddps	%zmm14,%zmm10,%zmm10
vmovaps	-128(%rbx,%rdx),%zmm13
vmovaps	-64(%rbx,%rdx),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm4,%zmm4
vaddps	%zmm14,%zmm11,%zmm11
vaddps	%zmm3,%zmm1,%zmm1
vaddps	%zmm7,%zmm8,%zmm8
incq	%r13
addq	%rcx,%r15
cmpq	%r14,%r13
je	37f
32:
movl	%r15d,%r10d
shrl	%r10d
andl	$1073741823,%r10d
shlq	$7,%r10
addq	%r8,%r10
vxorps	%xmm3,%xmm3,%xmm3
testb	$8,%r12b
jne	34f
xorl	%edx,%edx
vxorps	%xmm7,%xmm7,%xmm7
.p2align	4
33:
vmovaps	-64(%r10,%rdx),%zmm13
vmovaps	(%r10,%rdx),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm3,%zmm3
vaddps	%zmm14,%zmm7,%zmm7
subq	$-128,%rdx
cmpq	%rdx,%r9
jne	33b
jmp	36f
.p2align	4
34:
xorl	%r12d,%r12d
vxorps	%xmm7,%xmm7,%xmm7
vpbroadcastd	89f(%rip),%zmm20
.p2align	4
35:
vmovaps	-64(%r10,%r12),%zmm13
vmovaps	(%r10,%r12),%zmm14
vcmpltps	%zmm23,%zmm14,%k1
vmovaps	%zmm13,%zmm15 {%k1} {z}
vaddps	%zmm24,%zmm15,%zmm16
vfmadd213ps	%zmm25,%zmm15,%zmm16
vfmadd213ps	%zmm26,%zmm15,%zmm16
vmovaps	%zmm18,%zmm29
vaddps	%zmm27,%zmm15,%zmm18
vfmadd213ps	%zmm31,%zmm15,%zmm18
vcmpltps	%zmm15,%zmm21,%k1
vmulps	%zmm16,%zmm17,%zmm17 {%k1}
vmulps	%zmm18,%zmm29,%zmm29 {%k1}
vmovaps	%zmm29,%zmm18
vpsrld	$23,%zmm17,%zmm15
vpsrld	$23,%zmm29,%zmm16
vpsubd	%zmm16,%zmm6,%zmm6
vpaddd	%zmm15,%zmm6,%zmm6
vpternlogd	$236,%zmm20,%zmm22,%zmm17
vpternlogd	$236,%zmm20,%zmm22,%zmm18
vbroadcastss	79f(%rip),%zmm15 {%k1} {z}
vaddps	%zmm15,%zmm28,%zmm28
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm3,%zmm3
vaddps	%zmm14,%zmm7,%zmm7
subq	$-128,%r12
cmpq	%r12,%r9
jne	35b
36:
testq	%r13,%r13
jne	9b
vmovups	64(%rsp),%zmm13
vaddps	%zmm3,%zmm13,%zmm13
vmovups	%zmm13,64(%rsp)
vaddps	%zmm7,%zmm12,%zmm12
jmp	9b
.p2align	4
37:
vbroadcastss	92f(%rip),%zmm15
vmulps	%zmm15,%zmm12,%zmm12
vrndscaleps	$8,%zmm12,%zmm14
vmulps	%zmm15,%zmm7,%zmm7
vrndscaleps	$8,%zmm7,%zmm13
vmulps	%zmm15,%zmm10,%zmm7
vrndscaleps	$8,%zmm7,%zmm12
vmulps	%zmm15,%zmm11,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vmulps	%zmm15,%zmm8,%zmm8
vrndscaleps	$8,%zmm8,%zmm10
vcvtudq2ps	%zmm6,%zmm6
vaddps	93f(%rip){1to16},%zmm6,%zmm6
vmovups	%zmm6,4352(%rsp)
movq	5456(%rsp),%rbx
vmovdqa64	%zmm17,%zmm15
vbroadcastss	94f(%rip),%zmm17
vmovups	64(%rsp),%zmm9
jmp	39f
38:
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm6,4352(%rsp)
vmovaps	%zmm0,%zmm18
vmovaps	%zmm0,%zmm15
39:
vpxord	%xmm20,%xmm20,%xmm20
vcvtusi2ss	%r14d,%xmm20,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm14,%zmm6,%zmm8
vmaxps	%zmm0,%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm8,%zmm9,%zmm8
vsubps	%zmm13,%zmm6,%zmm9
vmaxps	%zmm0,%zmm9,%zmm9
vdivps	%zmm9,%zmm0,%zmm9
vmulps	%zmm9,%zmm3,%zmm3
vsubps	%zmm12,%zmm6,%zmm9
vmaxps	%zmm0,%zmm9,%zmm9
vdivps	%zmm9,%zmm0,%zmm9
vmulps	%zmm9,%zmm5,%zmm5
vsubps	%zmm7,%zmm6,%zmm7
vmaxps	%zmm0,%zmm7,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vmulps	%zmm7,%zmm4,%zmm4
vminps	%zmm8,%zmm3,%zmm7
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vmaxps	%zmm8,%zmm3,%zmm8
vmovaps	%zmm3,%zmm8 {%k1}
vminps	%zmm5,%zmm4,%zmm3
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm4,%zmm3 {%k1}
vmaxps	%zmm5,%zmm4,%zmm5
vmovaps	%zmm4,%zmm5 {%k1}
vminps	%zmm7,%zmm3,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vmaxps	%zmm7,%zmm3,%zmm7
vmovaps	%zmm3,%zmm7 {%k1}
vminps	%zmm8,%zmm5,%zmm3
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm5,%zmm3 {%k1}
vminps	%zmm7,%zmm3,%zmm5
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm3,%zmm5 {%k1}
vaddps	%zmm5,%zmm4,%zmm3
vmulps	%zmm17,%zmm3,%zmm4
vmaxps	%zmm2,%zmm4,%zmm3
vmulps	%zmm19,%zmm3,%zmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm3,%xmm3,%xmm3
testq	%r14,%r14
je	44f
leaq	(%r14,%r14),%rax
movq	48(%rsp),%rcx
imulq	%rsi,%rcx
vxorps	%xmm2,%xmm2,%xmm2
xorl	%r9d,%r9d
.p2align	4
42:
movl	%ecx,%edx
shrl	%edx
andl	$1073741823,%edx
shlq	$7,%rdx
addq	%r8,%rdx
vxorps	%xmm11,%xmm11,%xmm11
xorl	%r10d,%r10d
.p2align	4
43:
vmovaps	-64(%rdx),%zmm12
vmovaps	(%rdx),%zmm13
vsubps	%zmm13,%zmm12,%zmm12
vsubps	%zmm4,%zmm12,%zmm12
vmaxps	%zmm21,%zmm12,%zmm12
vfmadd132ps	%zmm19,%zmm5,%zmm13
vfmsub231ps	%zmm12,%zmm12,%zmm13
vmaxps	%zmm21,%zmm13,%zmm12
vcvtsi2ss	%r10,%xmm0,%xmm13
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm12,%zmm11,%zmm11
vfmadd231ps	%zmm14,%zmm12,%zmm7
vmulss	%xmm13,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vfmadd231ps	%zmm13,%zmm12,%zmm8
incq	%r10
subq	$-128,%rdx
cmpq	%r10,%r14
jne	43b
vcvtsi2ss	%r9,%xmm0,%xmm12
vbroadcastss	%xmm12,%zmm13
vaddps	%zmm11,%zmm3,%zmm3
vfmadd231ps	%zmm13,%zmm11,%zmm9
vmulss	%xmm12,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vfmadd231ps	%zmm12,%zmm11,%zmm2
incq	%r9
addq	%rax,%rcx
cmpq	%r14,%r9
jne	42b
44:
vmovdqu64	%zmm18,4608(%rsp)
vmovdqu64	%zmm15,4672(%rsp)
vmovups	%zmm28,4736(%rsp)
movl	12(%rbx),%eax
vpxord	%xmm20,%xmm20,%xmm20
vcvtusi2ss	%rsi,%xmm20,%xmm5
vandps	95f(%rip){1to16},%zmm1,%zmm11
vbroadcastss	%xmm5,%zmm14
vmaxps	97f(%rip){1to16},%zmm3,%zmm5
vdivps	%zmm5,%zmm0,%zmm13
vcmpgtps	98f(%rip){1to16},%zmm3,%k1
vaddps	99f(%rip){1to16},%zmm6,%zmm5
vmulps	%zmm17,%zmm5,%zmm5
vmovaps	%zmm5,%zmm6
vdivps	322f(%rip){1to16},%zmm14,%zmm15
vmulps	%zmm13,%zmm7,%zmm6 {%k1}
vmulps	%zmm13,%zmm9,%zmm5 {%k1}
vmulps	%zmm13,%zmm8,%zmm7
vfnmadd231ps	%zmm6,%zmm6,%zmm7
vaddps	%zmm7,%zmm7,%zmm7
vminps	%zmm7,%zmm15,%zmm8
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm15,%zmm8 {%k1}
vbroadcastss	323f(%rip),%zmm9
vmaxps	%zmm9,%zmm8,%zmm7
vsqrtps	%zmm7,%zmm12
vmulps	%zmm13,%zmm2,%zmm2
vfnmadd231ps	%zmm5,%zmm5,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm15,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm15,%zmm7 {%k1}
vmaxps	%zmm9,%zmm7,%zmm2
vsqrtps	%zmm2,%zmm13
vmovss	60(%r11),%xmm9
vsubps	%zmm10,%zmm14,%zmm31
vmovss	84(%r11),%xmm8
vsubss	%xmm9,%xmm8,%xmm2
vbroadcastss	44(%r11),%zmm10
vmulss	324f(%rip),%xmm2,%xmm14
vmovss	79f(%rip),%xmm7
vdivss	48(%r11),%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm15
vbroadcastss	20(%r11),%zmm16
vbroadcastss	28(%r11),%zmm17
vbroadcastss	36(%r11),%zmm18
vbroadcastss	24(%r11),%zmm19
vbroadcastss	32(%r11),%zmm20
vbroadcastss	40(%r11),%zmm21
xorl	%ecx,%ecx
vxorps	%xmm7,%xmm7,%xmm7
vbroadcastss	325f(%rip),%zmm22
.p2align	4
45:
vcvtsi2ss	%ecx,%xmm0,%xmm23
vaddss	%xmm29,%xmm23,%xmm23
vfmadd213ss	%xmm9,%xmm14,%xmm23
vbroadcastss	%xmm23,%zmm23
vsubps	%zmm10,%zmm23,%zmm24
vmulps	%zmm15,%zmm24,%zmm24
vmulps	%zmm24,%zmm24,%zmm25
vmovaps	%zmm18,%zmm26
vfmadd213ps	%zmm17,%zmm24,%zmm26
vfmadd213ps	%zmm0,%zmm24,%zmm26
vfmadd213ps	%zmm0,%zmm25,%zmm26
vmaxps	%zmm30,%zmm26,%zmm24
vsqrtps	%zmm24,%zmm24
vdivps	%zmm24,%zmm0,%zmm24
vaddps	%zmm10,%zmm23,%zmm25
vmulps	%zmm15,%zmm25,%zmm25
vmovaps	%zmm21,%zmm27
vfmadd213ps	%zmm20,%zmm25,%zmm27
vfmadd213ps	%zmm0,%zmm25,%zmm27
vmulps	%zmm25,%zmm25,%zmm25
vmulps	%zmm24,%zmm26,%zmm24
vfmadd213ps	%zmm0,%zmm25,%zmm27
vmaxps	%zmm30,%zmm27,%zmm25
vsqrtps	%zmm25,%zmm25
vmulps	%zmm24,%zmm16,%zmm24
vdivps	%zmm25,%zmm0,%zmm25
vmulps	%zmm25,%zmm27,%zmm25
vmulps	%zmm25,%zmm19,%zmm25
vsubps	%zmm12,%zmm24,%zmm26
vsubps	%zmm13,%zmm25,%zmm27
vmulps	%zmm26,%zmm26,%zmm26
vmulps	%zmm24,%zmm12,%zmm24
vdivps	%zmm24,%zmm0,%zmm24
vmulps	%zmm27,%zmm27,%zmm27
vmulps	%zmm25,%zmm13,%zmm25
vdivps	%zmm25,%zmm0,%zmm25
vmulps	%zmm25,%zmm27,%zmm25
vfmadd231ps	%zmm24,%zmm26,%zmm25
vcmpltps	%zmm22,%zmm25,%k1
vmovaps	%zmm23,%zmm7 {%k1}
vminps	%zmm22,%zmm25,%zmm22
incl	%ecx
cmpl	$24,%ecx
jne	45b
vpcmpgtd	325f(%rip){1to16},%zmm11,%k0
vmulps	327f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmulps	%zmm10,%zmm3,%zmm3
vfnmadd231ps	%zmm31,%zmm4,%zmm1
vsqrtps	%zmm3,%zmm3
vmaxps	%zmm1,%zmm3,%zmm10
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm3,%zmm10 {%k1}
vbroadcastss	52(%r11),%zmm16
vbroadcastss	76(%r11),%zmm17
vmaxps	%zmm0,%zmm10,%zmm1
vbroadcastss	56(%r11),%zmm14
vbroadcastss	80(%r11),%zmm15
vbroadcastss	%xmm9,%zmm12
vbroadcastss	64(%r11),%zmm10
vbroadcastss	88(%r11),%zmm11
vbroadcastss	68(%r11),%zmm9
vbroadcastss	%xmm8,%zmm13
vbroadcastss	92(%r11),%zmm8
vminps	%zmm6,%zmm17,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm17,3904(%rsp)
vmovaps	%zmm17,%zmm3 {%k1}
vmaxps	%zmm3,%zmm16,%zmm26
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm16,3968(%rsp)
vmovaps	%zmm16,%zmm26 {%k1}
vminps	%zmm5,%zmm15,%zmm3
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm15,4032(%rsp)
vmovaps	%zmm15,%zmm3 {%k1}
vmaxps	%zmm3,%zmm14,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm14,1664(%rsp)
vmovaps	%zmm14,%zmm5 {%k1}
vmovups	%zmm5,1280(%rsp)
vminps	%zmm7,%zmm13,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm13,1728(%rsp)
vmovaps	%zmm13,%zmm3 {%k1}
vmaxps	%zmm3,%zmm12,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm12,3200(%rsp)
vmovaps	%zmm12,%zmm5 {%k1}
vmovups	%zmm5,576(%rsp)
vmovups	%zmm11,3008(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm10,3072(%rsp)
vmaxps	%zmm1,%zmm10,%zmm1
vmovups	%zmm1,160(%rsp)
vminps	%zmm4,%zmm8,%zmm1
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm8,3136(%rsp)
vmovaps	%zmm8,%zmm1 {%k1}
vmaxps	%zmm1,%zmm9,%zmm18
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm9,4096(%rsp)
vmovaps	%zmm9,%zmm18 {%k1}
vbroadcastss	328f(%rip),%zmm1
vmovups	%zmm31,4800(%rsp)
vcmpltps	%zmm1,%zmm31,%k1
korw	%k1,%k0,%k1
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,2880(%rsp)
vblendmps	%zmm4,%zmm0,%zmm11 {%k1}
vbroadcastss	329f(%rip),%zmm3
vblendmps	%zmm3,%zmm1,%zmm17 {%k1}
vcvtusi2ss	%eax,%xmm6,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,4416(%rsp)
leaq	(%r14,%r14),%r9
vmulss	323f(%rip),%xmm2,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,4864(%rsp)
movq	%r14,%rax
shlq	$6,%rax
leaq	(%rax,%rax,4),%rbx
movq	48(%rsp),%r12
imulq	%rsi,%r12
movq	%r14,%rax
shlq	$7,%rax
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,2560(%rsp)
vmovups	%zmm1,2624(%rsp)
vmovups	%zmm1,2688(%rsp)
vmovups	%zmm1,2816(%rsp)
vmovups	%zmm1,2752(%rsp)
vmovups	%zmm0,2944(%rsp)
vbroadcastss	333f(%rip),%zmm1
vmovups	%zmm1,3776(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1856(%rsp)
vmovups	%zmm1,3264(%rsp)
vmovups	%zmm3,2496(%rsp)
vbroadcastss	332f(%rip),%zmm1
vmovups	%zmm1,3840(%rsp)
vbroadcastss	325f(%rip),%zmm1
vmovups	%zmm1,3648(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3328(%rsp)
vbroadcastss	94f(%rip),%zmm23
vbroadcastss	338f(%rip),%zmm25
jmp	47f
.p2align	4
46:
vfmadd213ps	%zmm26,%zmm6,%zmm10
vcmpunordps	%zmm10,%zmm10,%k4
vminps	%zmm10,%zmm28,%zmm1
vmovaps	%zmm28,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmaxps	%zmm1,%zmm15,%zmm1
vmovaps	%zmm15,%zmm1 {%k4}
vmovaps	%zmm26,%zmm1 {%k3}
vsubps	%zmm26,%zmm1,%zmm2
vmovups	2880(%rsp),%zmm8
vblendmps	%zmm8,%zmm2,%zmm8 {%k3}
vmovups	448(%rsp),%zmm10
vfmadd213ps	%zmm9,%zmm2,%zmm10
vfmadd213ps	%zmm12,%zmm6,%zmm5
vcmpunordps	%zmm5,%zmm5,%k4
vminps	%zmm5,%zmm14,%zmm2
vmovaps	%zmm14,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	1664(%rsp),%zmm7
vmaxps	%zmm2,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k4}
vmovaps	%zmm12,%zmm5 {%k3}
vsubps	%zmm12,%zmm5,%zmm2
vmovups	2560(%rsp),%zmm9
vblendmps	%zmm9,%zmm2,%zmm9 {%k3}
vdivps	%zmm11,%zmm0,%zmm7
vmovups	640(%rsp),%zmm14
vfmadd213ps	%zmm10,%zmm2,%zmm14
vmovups	%zmm8,2880(%rsp)
vmulps	%zmm8,%zmm7,%zmm2
vmovups	1216(%rsp),%zmm8
vmovups	2048(%rsp),%zmm13
vfnmadd213ps	%zmm13,%zmm2,%zmm8
vmovups	2240(%rsp),%zmm10
vfnmadd213ps	%zmm17,%zmm2,%zmm10
vmovups	%zmm9,2560(%rsp)
vmulps	%zmm9,%zmm7,%zmm2
vmovups	3520(%rsp),%zmm9
vfnmadd213ps	%zmm8,%zmm2,%zmm9
vmovups	2304(%rsp),%zmm8
vfnmadd213ps	%zmm10,%zmm2,%zmm8
vmovups	3264(%rsp),%zmm2
vmovaps	%zmm2,%zmm22 {%k2}
vcmpnltps	%zmm3,%zmm6,%k4
vmovups	3776(%rsp),%zmm2
vblendmps	%zmm2,%zmm16,%zmm2 {%k3}
vmovups	%zmm2,3776(%rsp)
vmulps	%zmm16,%zmm4,%zmm2
vmulps	422f(%rip){1to16},%zmm2,%zmm2
vcmpunordps	%zmm16,%zmm16,%k5
vminps	%zmm16,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k5}
vcmpnleps	%zmm19,%zmm3,%k5
vmovups	2496(%rsp),%zmm2
vmovaps	%zmm2,%zmm19 {%k2}
vcmpnleps	%zmm6,%zmm11,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm0,%zmm3 {%k1} {z}
vmovups	1856(%rsp),%zmm2
vmovaps	%zmm2,%zmm3 {%k2}
vmovups	2944(%rsp),%zmm2
vblendmps	%zmm2,%zmm6,%zmm2 {%k3}
vmovups	%zmm2,2944(%rsp)
vfmadd213ps	%zmm27,%zmm6,%zmm29
vcmpunordps	%zmm29,%zmm29,%k1
vmovups	1728(%rsp),%zmm4
vminps	%zmm29,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	3200(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vmovaps	%zmm27,%zmm6 {%k3}
vsubps	%zmm27,%zmm6,%zmm2
vmovups	64(%rsp),%zmm12
vfmadd213ps	%zmm14,%zmm2,%zmm12
vmovups	2624(%rsp),%zmm4
vblendmps	%zmm4,%zmm2,%zmm4 {%k3}
vmovups	%zmm4,2624(%rsp)
vmulps	%zmm4,%zmm7,%zmm2
vmovups	1536(%rsp),%zmm7
vfnmadd213ps	%zmm9,%zmm2,%zmm7
vmovups	2368(%rsp),%zmm4
vfnmadd213ps	%zmm8,%zmm2,%zmm4
vmovups	704(%rsp),%zmm10
vmulps	%zmm7,%zmm10,%zmm2
vmulps	2432(%rsp),%zmm10,%zmm7
vmovups	896(%rsp),%zmm14
vmulps	%zmm7,%zmm14,%zmm8
vmulps	%zmm2,%zmm8,%zmm9
vfmsub231ps	%zmm4,%zmm14,%zmm9
vfnmadd213ps	%zmm0,%zmm8,%zmm8
vmaxps	392f(%rip){1to16},%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm9,%zmm8,%zmm8
vmulps	%zmm8,%zmm14,%zmm8
vmulps	%zmm2,%zmm10,%zmm2
vmulps	%zmm10,%zmm7,%zmm7
vmulps	%zmm8,%zmm11,%zmm8
vbroadcastss	427f(%rip),%zmm10
vmovups	768(%rsp),%zmm4
vmulps	%zmm10,%zmm4,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vaddps	%zmm8,%zmm4,%zmm8
vcmpunordps	%zmm8,%zmm8,%k1
vminps	%zmm8,%zmm31,%zmm8
vmovaps	%zmm31,%zmm8 {%k1}
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm30,%zmm8
vmovaps	%zmm30,%zmm8 {%k1}
vmovaps	%zmm4,%zmm8 {%k3}
vsubps	%zmm4,%zmm8,%zmm9
vfmadd231ps	%zmm17,%zmm9,%zmm12
vmulps	%zmm2,%zmm11,%zmm2
vfnmadd231ps	%zmm7,%zmm9,%zmm2
vmovups	2816(%rsp),%zmm4
vblendmps	%zmm4,%zmm9,%zmm4 {%k3}
vmovups	%zmm4,2816(%rsp)
vmovups	160(%rsp),%zmm4
vmulps	%zmm10,%zmm4,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k1}
vaddps	%zmm2,%zmm4,%zmm2
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm18,%zmm2
vmovaps	%zmm18,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmaxps	%zmm2,%zmm24,%zmm2
vmovaps	%zmm24,%zmm2 {%k1}
vmovaps	%zmm4,%zmm2 {%k3}
vsubps	%zmm4,%zmm2,%zmm7
vfmadd231ps	%zmm7,%zmm13,%zmm12 {%k4} {z}
vmovups	2688(%rsp),%zmm4
vblendmps	%zmm4,%zmm7,%zmm4 {%k3}
vmovups	%zmm4,2688(%rsp)
vmovups	2752(%rsp),%zmm4
vmovaps	%zmm4,%zmm12 {%k3}
knotw	%k0,%k1
vmovups	384(%rsp),%zmm4
vmovaps	%zmm4,%zmm4 {%k1} {z}
vmovups	4416(%rsp),%zmm7
vcmpgtps	3328(%rsp),%zmm7,%k1
vaddps	3584(%rsp),%zmm4,%zmm11 {%k1} {z}
vmovdqu64	320(%rsp),%zmm4
vmovdqa32	%zmm4,%zmm4 {%k3} {z}
vmovaps	%zmm1,%zmm26
vmovups	%zmm5,1280(%rsp)
vmovups	%zmm6,576(%rsp)
vmovups	%zmm2,160(%rsp)
vmovaps	%zmm8,%zmm18
vmovups	%zmm12,2752(%rsp)
vmovups	%zmm3,1856(%rsp)
vmovups	%zmm22,3264(%rsp)
vmovups	%zmm19,2496(%rsp)
vmovups	3392(%rsp),%zmm17
47:
vpslld	$31,%zmm4,%zmm1
vpmovd2m	%zmm1,%k0
kmovw	%k0,30(%rsp)
knotw	%k0,%k0
kmovw	%k0,28(%rsp)
vpandd	334f(%rip){1to16},%zmm4,%zmm1
vmovdqu64	%zmm1,5312(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,26(%rsp)
vpandd	335f(%rip){1to16},%zmm4,%zmm1
vmovdqu64	%zmm1,5248(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,24(%rsp)
vpandd	336f(%rip){1to16},%zmm4,%zmm1
vmovdqu64	%zmm1,5184(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,22(%rsp)
vmovups	%zmm4,4928(%rsp)
vpandd	337f(%rip){1to16},%zmm4,%zmm1
vmovdqu64	%zmm1,5120(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,20(%rsp)
vbroadcastss	355f(%rip),%zmm16
vxorps	%xmm2,%xmm2,%xmm2
.p2align	4
48:
vaddss	%xmm2,%xmm11,%xmm1
vmovshdup	%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm11,%xmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovups	%zmm11,4480(%rsp)
vextractf32x4	$3,%zmm11,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm20
vbroadcastss	44(%r11),%zmm2
vmovss	79f(%rip),%xmm1
vdivss	48(%r11),%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	576(%rsp),%zmm15
vsubps	%zmm2,%zmm15,%zmm3
vbroadcastss	28(%r11),%zmm4
vbroadcastss	36(%r11),%zmm5
vmulps	%zmm1,%zmm3,%zmm3
vmovaps	%xmm5,%xmm6
vmulps	%zmm3,%zmm3,%zmm7
vfmadd213ps	%zmm4,%zmm3,%zmm5
vfmadd213ps	%zmm0,%zmm3,%zmm5
vfmadd213ps	%zmm0,%zmm7,%zmm5
vbroadcastss	326f(%rip),%zmm11
vmaxps	%zmm11,%zmm5,%zmm7
vsqrtps	%zmm7,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vbroadcastss	20(%r11),%zmm8
vmovss	329f(%rip),%xmm12
vmulss	%xmm6,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vmovss	96f(%rip),%xmm13
vmulss	%xmm4,%xmm13,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd231ps	%zmm9,%zmm3,%zmm10
vfmadd213ps	%zmm25,%zmm3,%zmm10
vmulps	%zmm10,%zmm3,%zmm9
vmovss	339f(%rip),%xmm10
vmulss	%xmm6,%xmm10,%xmm6
vbroadcastss	%xmm6,%zmm6
vmovss	342f(%rip),%xmm14
vmulss	%xmm4,%xmm14,%xmm4
vbroadcastss	%xmm4,%zmm4
vfmadd231ps	%zmm6,%zmm3,%zmm4
vfmadd213ps	%zmm25,%zmm3,%zmm4
vmulps	%zmm23,%zmm9,%zmm3
vmulps	%zmm7,%zmm3,%zmm3
vmulps	%zmm7,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm19
vmulps	%zmm3,%zmm8,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmovups	%zmm5,4288(%rsp)
vmulps	%zmm3,%zmm3,%zmm3
vfmsub231ps	%zmm4,%zmm23,%zmm3
vmulps	%zmm3,%zmm8,%zmm3
vmulps	%zmm3,%zmm7,%zmm3
vmulps	%zmm3,%zmm1,%zmm3
vaddps	%zmm2,%zmm15,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vbroadcastss	24(%r11),%zmm4
vbroadcastss	32(%r11),%zmm5
vbroadcastss	40(%r11),%zmm6
vmovaps	%xmm6,%xmm7
vmulps	%zmm2,%zmm2,%zmm8
vfmadd213ps	%zmm5,%zmm2,%zmm6
vfmadd213ps	%zmm0,%zmm2,%zmm6
vfmadd213ps	%zmm0,%zmm8,%zmm6
vmaxps	%zmm11,%zmm6,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm3,%zmm1,%zmm28
vdivps	%zmm8,%zmm0,%zmm3
vmulss	%xmm7,%xmm12,%xmm8
vbroadcastss	%xmm8,%zmm8
vmulss	%xmm5,%xmm13,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm8,%zmm2,%zmm9
vfmadd213ps	%zmm25,%zmm2,%zmm9
vmulps	%zmm9,%zmm2,%zmm8
vmulss	%xmm7,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm7
vmulss	%xmm5,%xmm14,%xmm5
vbroadcastss	%xmm5,%zmm5
vfmadd231ps	%zmm7,%zmm2,%zmm5
vfmadd213ps	%zmm25,%zmm2,%zmm5
vmulps	%zmm23,%zmm8,%zmm2
vmulps	%zmm3,%zmm2,%zmm2
vmulps	%zmm3,%zmm6,%zmm6
vmulps	%zmm6,%zmm4,%zmm6
vmovups	%zmm6,4224(%rsp)
vmulps	%zmm2,%zmm4,%zmm6
vmulps	%zmm6,%zmm1,%zmm6
vmovups	%zmm6,4160(%rsp)
vmulps	%zmm2,%zmm2,%zmm2
vfmsub231ps	%zmm5,%zmm23,%zmm2
vmulps	%zmm2,%zmm4,%zmm2
vmulps	%zmm2,%zmm3,%zmm2
vmulps	%zmm2,%zmm1,%zmm2
vmulps	%zmm2,%zmm1,%zmm1
vmovups	%zmm1,1920(%rsp)
testq	%r14,%r14
vmovups	%zmm18,768(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm17,3392(%rsp)
vmovups	%zmm26,2112(%rsp)
vmovups	%zmm19,4544(%rsp)
vmovss	%xmm20,16(%rsp)
je	56f
vmovups	%zmm28,1792(%rsp)
movb	$1,%cl
vmovups	%zmm26,64(%rsp)
vmovaps	%zmm19,%zmm2
xorl	%r10d,%r10d
vbroadcastss	95f(%rip),%zmm9
vmovss	94f(%rip),%xmm12
vbroadcastss	345f(%rip),%zmm1
vbroadcastss	346f(%rip),%zmm3
vbroadcastss	347f(%rip),%zmm15
vbroadcastss	348f(%rip),%zmm27
vbroadcastss	349f(%rip),%zmm28
vbroadcastss	352f(%rip),%zmm29
vbroadcastss	353f(%rip),%zmm30
vbroadcastss	354f(%rip),%zmm31
.p2align	4
49:
vdivps	%zmm2,%zmm0,%zmm2
vmulps	343f(%rip){1to16},%zmm2,%zmm13
vbroadcastss	344f(%rip),%zmm10
vsubps	64(%rsp),%zmm10,%zmm4
vmulps	%zmm13,%zmm4,%zmm4
vxorps	%zmm1,%zmm4,%zmm6
vmulps	%zmm6,%zmm4,%zmm5
vmaxps	%zmm3,%zmm5,%zmm5
vmulps	%zmm15,%zmm5,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	%zmm27,%zmm7,%zmm5
vfmadd231ps	%zmm28,%zmm7,%zmm5
vmulps	%zmm15,%zmm5,%zmm5
vmovaps	%zmm29,%zmm8
vfmadd213ps	%zmm30,%zmm5,%zmm8
vfmadd213ps	%zmm31,%zmm5,%zmm8
vfmadd213ps	%zmm16,%zmm5,%zmm8
vbroadcastss	356f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm5,%zmm8
vfmadd213ps	%zmm0,%zmm5,%zmm8
vbroadcastss	357f(%rip),%zmm22
vaddps	%zmm22,%zmm7,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vandps	%zmm9,%zmm4,%zmm7
vbroadcastss	358f(%rip),%zmm21
vfmadd132ps	%zmm21,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vbroadcastss	359f(%rip),%zmm8
vmovaps	%zmm0,%zmm23
vbroadcastss	362f(%rip),%zmm0
vfmadd213ps	%zmm0,%zmm7,%zmm8
vbroadcastss	363f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm7,%zmm8
vbroadcastss	364f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm7,%zmm8
vbroadcastss	365f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm8
vbroadcastss	366f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm7,%zmm8
vbroadcastss	367f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm7,%zmm8
vbroadcastss	368f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm7,%zmm8
vbroadcastss	369f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm7,%zmm8
vcmpltps	%zmm6,%zmm4,%k1
vbroadcastss	94f(%rip),%zmm20
vblendmps	%zmm10,%zmm20,%zmm10 {%k1}
vmulps	%zmm8,%zmm7,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vmovaps	%zmm30,%zmm26
vmovaps	%zmm31,%zmm22
vmulps	%zmm6,%zmm10,%zmm11
vmulps	372f(%rip){1to16},%zmm2,%zmm6
vmovaps	%zmm2,%zmm21
vmulps	373f(%rip){1to16},%zmm2,%zmm7
vmovaps	%zmm13,%zmm0
vmulps	%zmm7,%zmm13,%zmm8
leaq	(%r10,%r10,4),%r13
shlq	$6,%r13
addq	%rbp,%r13
xorl	%r15d,%r15d
vbroadcastss	374f(%rip),%zmm25
vmovaps	%zmm9,%zmm30
.p2align	4
52:
vcvtsi2ss	%r15,%xmm1,%xmm9
vaddss	%xmm12,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	64(%rsp),%zmm9,%zmm9
vmulps	%zmm9,%zmm0,%zmm9
vxorps	%zmm1,%zmm9,%zmm13
vmovaps	%xmm12,%xmm31
vmulps	%zmm13,%zmm9,%zmm12
vmaxps	%zmm3,%zmm12,%zmm12
vmulps	%zmm15,%zmm12,%zmm14
vrndscaleps	$8,%zmm14,%zmm14
vfmadd231ps	348f(%rip){1to16},%zmm14,%zmm12
vfmadd231ps	349f(%rip){1to16},%zmm14,%zmm12
vmulps	%zmm15,%zmm12,%zmm12
vmovaps	%zmm3,%zmm2
vmovaps	%zmm15,%zmm3
vbroadcastss	352f(%rip),%zmm15
vfmadd213ps	%zmm26,%zmm12,%zmm15
vfmadd213ps	%zmm22,%zmm12,%zmm15
vfmadd213ps	%zmm16,%zmm12,%zmm15
vfmadd213ps	356f(%rip){1to16},%zmm12,%zmm15
vaddps	357f(%rip){1to16},%zmm14,%zmm14
vcvttps2udq	%zmm14,%zmm14
vfmadd213ps	%zmm23,%zmm12,%zmm15
vandps	%zmm30,%zmm9,%zmm12
vfmadd132ps	358f(%rip){1to16},%zmm23,%zmm12
vdivps	%zmm12,%zmm23,%zmm16
vpslld	$23,%zmm14,%zmm12
vmulps	%zmm12,%zmm15,%zmm12
vbroadcastss	359f(%rip),%zmm14
vfmadd213ps	362f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	%zmm24,%zmm16,%zmm14
vfmadd213ps	%zmm27,%zmm16,%zmm14
vfmadd213ps	%zmm28,%zmm16,%zmm14
vfmadd213ps	%zmm29,%zmm16,%zmm14
vfmadd213ps	%zmm18,%zmm16,%zmm14
vfmadd213ps	%zmm19,%zmm16,%zmm14
vfmadd213ps	%zmm17,%zmm16,%zmm14
vcmpltps	%zmm13,%zmm9,%k1
vblendmps	344f(%rip){1to16},%zmm20,%zmm13 {%k1}
vmulps	%zmm14,%zmm16,%zmm14
vbroadcastss	355f(%rip),%zmm16
vmulps	%zmm12,%zmm14,%zmm14
vmulps	%zmm14,%zmm13,%zmm14
vsubps	%zmm10,%zmm13,%zmm10
vsubps	%zmm14,%zmm11,%zmm11
vaddps	%zmm11,%zmm10,%zmm10
vmulps	%zmm12,%zmm9,%zmm11
vfmsub231ps	%zmm5,%zmm4,%zmm11
vmulps	%zmm25,%zmm4,%zmm15
vfmadd213ps	%zmm23,%zmm4,%zmm15
vmovaps	%zmm10,-256(%r13)
vmulps	%zmm15,%zmm5,%zmm10
vmulps	%zmm25,%zmm9,%zmm15
vfmadd213ps	%zmm23,%zmm9,%zmm15
vmulps	%zmm12,%zmm15,%zmm15
vmulps	%zmm4,%zmm10,%zmm4
vsubps	%zmm10,%zmm15,%zmm10
vfmsub231ps	%zmm15,%zmm9,%zmm4
vmovaps	%zmm3,%zmm15
vmovaps	%zmm2,%zmm3
vsubps	%zmm12,%zmm5,%zmm5
vmulps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm5,-192(%r13)
vmulps	%zmm11,%zmm7,%zmm5
vfmsub213ps	%zmm5,%zmm7,%zmm4
vmovaps	%zmm5,-128(%r13)
vmulps	%zmm10,%zmm8,%zmm5
vmovaps	%zmm5,-64(%r13)
vmulps	%zmm4,%zmm21,%zmm4
vmovaps	%zmm4,(%r13)
incq	%r15
addq	$320,%r13
vmovaps	%zmm9,%zmm4
vmovaps	%zmm12,%zmm5
vmovaps	%xmm31,%xmm12
vmovaps	%zmm14,%zmm11
vmovaps	%zmm13,%zmm10
cmpq	%r15,%r14
jne	52b
vmovups	1280(%rsp),%zmm0
vmovups	%zmm0,64(%rsp)
vmovups	4224(%rsp),%zmm2
movq	%r14,%r10
testb	$1,%cl
movl	$0,%ecx
vmovaps	%zmm23,%zmm0
vmovaps	%zmm30,%zmm9
vbroadcastss	348f(%rip),%zmm27
vbroadcastss	349f(%rip),%zmm28
vbroadcastss	352f(%rip),%zmm29
vmovaps	%zmm26,%zmm30
vmovaps	%zmm22,%zmm31
jne	49b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	16(%rsp),%xmm2
vucomiss	%xmm1,%xmm2
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,448(%rsp)
vmovups	1856(%rsp),%zmm1
ja	53f
vxorps	%xmm1,%xmm1,%xmm1
53:
movq	%r12,%r15
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,640(%rsp)
vmovups	%zmm2,64(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vmovups	%zmm2,1600(%rsp)
vxorps	%xmm27,%xmm27,%xmm27
vmovups	%zmm2,512(%rsp)
vmovups	%zmm2,1408(%rsp)
vmovups	%zmm2,1152(%rsp)
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm25,%xmm25,%xmm25
vmovups	%zmm2,1216(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,384(%rsp)
vmovups	%zmm3,2240(%rsp)
vmovups	%zmm3,2304(%rsp)
vmovups	%zmm3,2368(%rsp)
vmovups	%zmm3,2432(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm3,704(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm16,%xmm16,%xmm16
vmovups	%zmm3,1088(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm3,1536(%rsp)
vmovups	%zmm3,1024(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
xorl	%ecx,%ecx
vmovups	160(%rsp),%zmm30
.p2align	4
54:
vmovups	%zmm27,3712(%rsp)
vmovups	%zmm16,832(%rsp)
vmovups	%zmm8,1472(%rsp)
vmovups	%zmm7,896(%rsp)
vmovups	%zmm14,960(%rsp)
vmovups	%zmm9,3456(%rsp)
vmovups	%zmm5,1984(%rsp)
vmovups	%zmm4,320(%rsp)
vmovups	%zmm26,2048(%rsp)
vmovups	%zmm10,3520(%rsp)
movl	%r15d,%r13d
shrl	%r13d
andl	$1073741823,%r13d
shlq	$7,%r13
addq	%r8,%r13
leaq	(%rcx,%r14),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%rdi,%rdx),%zmm31
vmovaps	64(%rdi,%rdx),%zmm20
vmovaps	128(%rdi,%rdx),%zmm24
vmovaps	192(%rdi,%rdx),%zmm3
vmovups	%zmm3,2176(%rsp)
vmovaps	256(%rdi,%rdx),%zmm3
vmovups	%zmm3,1344(%rsp)
vmulps	%zmm31,%zmm30,%zmm23
vxorps	%xmm21,%xmm21,%xmm21
xorl	%r10d,%r10d
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm22,%xmm22,%xmm22
vmovups	768(%rsp),%zmm18
.p2align	4
55:
vmovaps	-64(%r13),%zmm5
vmovaps	-256(%rbp,%r10),%zmm30
vmovaps	-192(%rbp,%r10),%zmm16
vmovaps	%zmm30,%zmm10
vfmadd213ps	%zmm18,%zmm23,%zmm10
vaddps	(%r13),%zmm10,%zmm10
vdivps	%zmm10,%zmm0,%zmm14
vmovaps	-128(%rbp,%r10),%zmm15
vsubps	%zmm10,%zmm5,%zmm5
vmulps	%zmm14,%zmm5,%zmm5
vmulps	%zmm5,%zmm1,%zmm10
vfmadd213ps	%zmm14,%zmm14,%zmm10
vaddps	%zmm10,%zmm3,%zmm3
vaddps	%zmm5,%zmm6,%zmm6
vfmadd231ps	%zmm30,%zmm5,%zmm19
vfmadd231ps	%zmm16,%zmm5,%zmm9
vfmadd231ps	-64(%rbp,%r10),%zmm5,%zmm8
vfmadd231ps	%zmm15,%zmm5,%zmm12
vfmadd231ps	(%rbp,%r10),%zmm5,%zmm22
vmulps	%zmm10,%zmm30,%zmm5
vaddps	%zmm5,%zmm7,%zmm7
vfmadd231ps	%zmm5,%zmm30,%zmm21
vmulps	%zmm10,%zmm16,%zmm5
vaddps	%zmm5,%zmm28,%zmm28
vfmadd231ps	%zmm30,%zmm5,%zmm17
vfmadd231ps	%zmm5,%zmm16,%zmm27
vmulps	%zmm10,%zmm15,%zmm5
vaddps	%zmm5,%zmm29,%zmm29
vfmadd231ps	%zmm30,%zmm5,%zmm13
vfmadd231ps	%zmm16,%zmm5,%zmm4
vfmadd231ps	%zmm15,%zmm5,%zmm26
addq	$320,%r10
subq	$-128,%r13
cmpq	%r10,%rbx
jne	55b
vmovups	160(%rsp),%zmm30
vmulps	%zmm20,%zmm30,%zmm5
vmulps	%zmm24,%zmm30,%zmm10
vmulps	4160(%rsp),%zmm10,%zmm10
vmulps	4288(%rsp),%zmm23,%zmm16
vxorps	%xmm15,%xmm15,%xmm15
vfmadd213ps	%zmm15,%zmm23,%zmm27
vmovups	3712(%rsp),%zmm14
vfmadd231ps	%zmm27,%zmm23,%zmm14
vmovaps	%zmm14,%zmm27
vmovaps	%zmm17,%zmm14
vfmadd213ps	%zmm15,%zmm5,%zmm14
vmovups	512(%rsp),%zmm18
vfmadd231ps	%zmm14,%zmm23,%zmm18
vmovups	%zmm18,512(%rsp)
vmovaps	%zmm17,%zmm14
vfmadd213ps	%zmm15,%zmm10,%zmm14
vfmadd213ps	%zmm14,%zmm16,%zmm4
vmovups	1152(%rsp),%zmm14
vfmadd231ps	%zmm4,%zmm23,%zmm14
vmovups	%zmm14,1152(%rsp)
vfmadd213ps	%zmm15,%zmm31,%zmm17
vmovups	1216(%rsp),%zmm4
vfmadd231ps	%zmm17,%zmm23,%zmm4
vmovups	%zmm4,1216(%rsp)
vaddps	%zmm15,%zmm28,%zmm4
vmovups	2240(%rsp),%zmm14
vfmadd231ps	%zmm4,%zmm23,%zmm14
vmovups	%zmm14,2240(%rsp)
vmovups	448(%rsp),%zmm4
vfmadd231ps	%zmm9,%zmm23,%zmm4
vmovups	%zmm4,448(%rsp)
vmovaps	%zmm21,%zmm4
vfmadd213ps	%zmm15,%zmm5,%zmm4
vmovups	1408(%rsp),%zmm14
vfmadd231ps	%zmm4,%zmm5,%zmm14
vmovups	%zmm14,1408(%rsp)
vmovaps	%zmm13,%zmm4
vfmadd213ps	%zmm15,%zmm10,%zmm4
vfmadd213ps	%zmm4,%zmm16,%zmm26
vmovaps	%zmm21,%zmm4
vfmadd213ps	%zmm15,%zmm10,%zmm4
vfmadd231ps	%zmm13,%zmm16,%zmm4
vfmadd231ps	%zmm4,%zmm10,%zmm25
vfmadd231ps	%zmm26,%zmm16,%zmm25
vfmadd213ps	%zmm15,%zmm31,%zmm21
vfmadd213ps	%zmm15,%zmm31,%zmm13
vfmadd231ps	%zmm21,%zmm10,%zmm2
vfmadd231ps	%zmm13,%zmm16,%zmm2
vmovups	64(%rsp),%zmm14
vfmadd231ps	%zmm19,%zmm10,%zmm14
vaddps	%zmm15,%zmm7,%zmm7
vmovups	2368(%rsp),%zmm13
vfmadd231ps	%zmm10,%zmm7,%zmm13
vaddps	%zmm15,%zmm29,%zmm10
vfmadd231ps	%zmm10,%zmm16,%zmm13
vmovups	%zmm13,2368(%rsp)
vfmadd231ps	%zmm12,%zmm16,%zmm14
vmovups	%zmm14,64(%rsp)
vmovups	960(%rsp),%zmm14
vfmadd231ps	%zmm4,%zmm5,%zmm14
vmovups	3520(%rsp),%zmm10
vfmadd231ps	%zmm21,%zmm5,%zmm10
vmovups	384(%rsp),%zmm4
vfmadd231ps	%zmm21,%zmm31,%zmm4
vmovups	%zmm4,384(%rsp)
vmovups	640(%rsp),%zmm4
vfmadd231ps	%zmm19,%zmm5,%zmm4
vmovups	%zmm4,640(%rsp)
vmovups	2304(%rsp),%zmm4
vfmadd231ps	%zmm5,%zmm7,%zmm4
vmovups	%zmm4,2304(%rsp)
vmovups	2432(%rsp),%zmm4
vfmadd231ps	%zmm7,%zmm31,%zmm4
vmovups	%zmm4,2432(%rsp)
vmovups	832(%rsp),%zmm16
vfmadd231ps	%zmm8,%zmm31,%zmm16
vmovups	1536(%rsp),%zmm4
vfmadd231ps	%zmm22,%zmm31,%zmm4
vmovups	%zmm4,1536(%rsp)
vmovups	2048(%rsp),%zmm26
vfmadd231ps	%zmm19,%zmm31,%zmm26
vmovups	1984(%rsp),%zmm5
vfmadd231ps	%zmm12,%zmm31,%zmm5
vmovups	704(%rsp),%zmm4
vfmadd231ps	%zmm9,%zmm20,%zmm4
vmovups	%zmm4,704(%rsp)
vmovups	1088(%rsp),%zmm4
vfmadd231ps	%zmm9,%zmm24,%zmm4
vmovups	%zmm4,1088(%rsp)
vmovups	896(%rsp),%zmm7
vfmadd231ps	%zmm20,%zmm12,%zmm7
vmovups	1024(%rsp),%zmm4
vfmadd231ps	%zmm12,%zmm24,%zmm4
vmovups	%zmm4,1024(%rsp)
vmovups	3456(%rsp),%zmm9
vfmadd231ps	%zmm19,%zmm24,%zmm9
vmovups	1472(%rsp),%zmm8
vfmadd231ps	2176(%rsp),%zmm19,%zmm8
vfmadd231ps	1344(%rsp),%zmm19,%zmm11
vmovups	1600(%rsp),%zmm4
vaddps	%zmm6,%zmm4,%zmm4
vmovups	%zmm4,1600(%rsp)
vaddps	%zmm15,%zmm3,%zmm3
vmovups	320(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm4
incq	%rcx
addq	%r9,%r15
cmpq	%r14,%rcx
jne	54b
vmovups	%zmm4,320(%rsp)
vbroadcastss	99f(%rip),%zmm12
vpbroadcastd	375f(%rip),%zmm13
vmovups	%zmm14,960(%rsp)
vpbroadcastd	376f(%rip),%zmm14
vmovups	%zmm7,896(%rsp)
vmovups	%zmm8,1472(%rsp)
vmovups	%zmm16,832(%rsp)
vbroadcastss	377f(%rip),%zmm16
vbroadcastss	378f(%rip),%zmm17
vbroadcastss	379f(%rip),%zmm19
vbroadcastss	382f(%rip),%zmm20
vbroadcastss	383f(%rip),%zmm21
vbroadcastss	384f(%rip),%zmm22
vbroadcastss	385f(%rip),%zmm23
vbroadcastss	386f(%rip),%zmm24
vmovups	768(%rsp),%zmm18
vmovups	1216(%rsp),%zmm31
vmovups	704(%rsp),%zmm8
vmovups	640(%rsp),%zmm29
vmovups	448(%rsp),%zmm30
vmovups	1792(%rsp),%zmm28
vmovups	1408(%rsp),%zmm15
jmp	58f
.p2align	4
56:
vmovups	%zmm15,576(%rsp)
vucomiss	%xmm1,%xmm20
vxorps	%xmm11,%xmm11,%xmm11
vmovups	1856(%rsp),%zmm1
vbroadcastss	99f(%rip),%zmm12
vbroadcastss	378f(%rip),%zmm17
ja	57f
vxorps	%xmm1,%xmm1,%xmm1
57:
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1024(%rsp)
vmovups	%zmm2,1536(%rsp)
vmovups	%zmm2,1472(%rsp)
vmovups	%zmm2,896(%rsp)
vmovups	%zmm2,1088(%rsp)
vmovups	%zmm2,832(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm2,320(%rsp)
vmovups	%zmm2,2432(%rsp)
vmovups	%zmm2,2368(%rsp)
vmovups	%zmm2,2304(%rsp)
vmovups	%zmm2,2240(%rsp)
vmovups	%zmm2,384(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,960(%rsp)
vmovups	%zmm3,1152(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm3,512(%rsp)
vxorps	%xmm27,%xmm27,%xmm27
vmovups	%zmm3,1600(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vmovups	%zmm3,64(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm30,%xmm30,%xmm30
vpbroadcastd	375f(%rip),%zmm13
vpbroadcastd	376f(%rip),%zmm14
vbroadcastss	377f(%rip),%zmm16
vbroadcastss	379f(%rip),%zmm19
vbroadcastss	382f(%rip),%zmm20
vbroadcastss	383f(%rip),%zmm21
vbroadcastss	384f(%rip),%zmm22
vbroadcastss	385f(%rip),%zmm23
vbroadcastss	386f(%rip),%zmm24
58:
vmovups	160(%rsp),%zmm6
vmulps	%zmm6,%zmm1,%zmm3
vdivps	4544(%rsp),%zmm0,%zmm4
vmovaps	%zmm5,%zmm7
vmulps	%zmm5,%zmm3,%zmm5
vfnmadd213ps	%zmm27,%zmm4,%zmm5
vmovups	%zmm5,1984(%rsp)
vdivps	4224(%rsp),%zmm0,%zmm4
vmulps	%zmm9,%zmm3,%zmm5
vfnmadd213ps	%zmm15,%zmm4,%zmm5
vmovups	%zmm5,1408(%rsp)
vmovups	4160(%rsp),%zmm27
vmulps	%zmm27,%zmm27,%zmm4
vmulps	%zmm11,%zmm4,%zmm4
vmovaps	%zmm9,%zmm11
vmovups	4288(%rsp),%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vfmadd231ps	1536(%rsp),%zmm5,%zmm4
vfnmadd213ps	512(%rsp),%zmm3,%zmm8
vmulps	%zmm27,%zmm9,%zmm5
vmulps	1024(%rsp),%zmm5,%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vaddps	%zmm4,%zmm5,%zmm4
vmulps	1920(%rsp),%zmm11,%zmm5
vfmadd213ps	%zmm5,%zmm7,%zmm28
vaddps	%zmm28,%zmm4,%zmm28
vmulps	1088(%rsp),%zmm27,%zmm4
vfmadd231ps	832(%rsp),%zmm9,%zmm4
vfnmadd213ps	1152(%rsp),%zmm3,%zmm4
vmovups	%zmm4,832(%rsp)
vmulps	1472(%rsp),%zmm27,%zmm4
vfmadd231ps	896(%rsp),%zmm9,%zmm4
vfnmadd213ps	960(%rsp),%zmm3,%zmm4
vmovups	%zmm4,896(%rsp)
vfnmadd213ps	%zmm25,%zmm3,%zmm28
vmulps	%zmm11,%zmm27,%zmm4
vfmadd231ps	%zmm7,%zmm9,%zmm4
vdivps	%zmm6,%zmm12,%zmm3
vfnmadd213ps	%zmm2,%zmm1,%zmm4
vmovups	%zmm4,1536(%rsp)
vmulps	%zmm3,%zmm1,%zmm1
vmovss	16(%rsp),%xmm2
vxorps	%xmm3,%xmm3,%xmm3
vucomiss	%xmm3,%xmm2
vfmadd231ps	%zmm30,%zmm1,%zmm31
vfmadd231ps	%zmm1,%zmm29,%zmm10
vmovaps	%zmm29,%zmm27
vmovaps	%zmm30,%zmm29
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm10,3520(%rsp)
vmovups	%zmm31,1216(%rsp)
vmovups	%zmm8,704(%rsp)
jbe	63f
vmovups	3328(%rsp),%zmm1
vmovups	4480(%rsp),%zmm2
vaddps	%zmm1,%zmm2,%zmm1
vmovups	%zmm1,3328(%rsp)
vcmpgeps	339f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vaddss	%xmm5,%xmm1,%xmm2
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf128	$1,%ymm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$2,%zmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$3,%zmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vucomiss	%xmm5,%xmm2
vxorps	%xmm31,%xmm31,%xmm31
jbe	64f
vmovaps	%zmm26,%zmm30
testq	%r14,%r14
vpbroadcastd	79f(%rip),%zmm15
vxorps	%xmm2,%xmm2,%xmm2
je	66f
movq	%r12,%rcx
xorl	%r10d,%r10d
vmovups	1984(%rsp),%zmm26
.p2align	4
59:
movl	%ecx,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	%r8,%r15
leaq	(%r10,%r14),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	160(%rsp),%zmm3
vmulps	(%rdi,%rdx),%zmm3,%zmm3
movq	%rdi,%r13
xorl	%edx,%edx
.p2align	4
62:
vmovaps	(%r13),%zmm4
vfmadd213ps	%zmm18,%zmm3,%zmm4
vaddps	(%r15,%rdx),%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm5
vmovaps	-64(%r15,%rdx),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm12,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm12,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm0,%zmm5,%zmm7
vpaddd	%zmm13,%zmm7,%zmm7
vpandd	%zmm14,%zmm7,%zmm7
vpsubd	%zmm7,%zmm15,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm12,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm16,%zmm8
vfmadd213ps	%zmm17,%zmm9,%zmm8
vmovaps	%zmm19,%zmm10
vmovaps	%zmm21,%zmm11
vfmadd213ps	%zmm22,%zmm9,%zmm11
vfmadd213ps	%zmm20,%zmm9,%zmm10
vfmadd231ps	%zmm23,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm8,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vaddps	%zmm0,%zmm6,%zmm5
vfmadd231ps	%zmm24,%zmm7,%zmm11
vmaxps	%zmm12,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm11,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm2
subq	$-128,%rdx
addq	$320,%r13
cmpq	%rdx,%rax
jne	62b
incq	%r10
addq	%r9,%rcx
cmpq	%r14,%r10
jne	59b
jmp	67f
.p2align	4
63:
vmovaps	%zmm8,%zmm20
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3584(%rsp)
vmovaps	%zmm26,%zmm30
vxorps	%xmm31,%xmm31,%xmm31
jmp	65f
.p2align	4
64:
vmovaps	%zmm8,%zmm20
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3584(%rsp)
vmovaps	%zmm26,%zmm30
65:
vmovups	1280(%rsp),%zmm8
vmovups	320(%rsp),%zmm4
vmovups	384(%rsp),%zmm3
vmovups	1408(%rsp),%zmm6
vmovups	1984(%rsp),%zmm26
vmovups	3136(%rsp),%zmm7
vmovups	3072(%rsp),%zmm9
vmovups	3008(%rsp),%zmm10
vmovups	576(%rsp),%zmm11
vmovups	1728(%rsp),%zmm13
vmovups	1664(%rsp),%zmm14
vmovups	64(%rsp),%zmm15
jmp	68f
66:
vmovups	1984(%rsp),%zmm26
67:
vbroadcastss	387f(%rip),%zmm3
vmovups	3648(%rsp),%zmm4
vfmadd213ps	388f(%rip){1to16},%zmm4,%zmm3
vcmpltps	%zmm1,%zmm31,%k2
vaddps	%zmm3,%zmm4,%zmm1
vcmpltps	%zmm2,%zmm1,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm2,%zmm4 {%k3}
vmovups	%zmm4,3648(%rsp)
vmovups	3840(%rsp),%zmm1
vbroadcastss	389f(%rip),%zmm1 {%k2}
vmovups	%zmm1,3840(%rsp)
vmovups	2496(%rsp),%zmm1
vmaxps	329f(%rip){1to16},%zmm1,%zmm1 {%k2}
vmovups	%zmm1,2496(%rsp)
vblendmps	323f(%rip){1to16},%zmm0,%zmm1 {%k1}
vmovups	2880(%rsp),%zmm3
vmulps	%zmm1,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	2112(%rsp),%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vmovups	%zmm4,2112(%rsp)
vmovups	2560(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1280(%rsp),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmovups	2624(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	576(%rsp),%zmm11
vsubps	%zmm5,%zmm11,%zmm11
vmovups	2688(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	160(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm7
vmovups	%zmm7,160(%rsp)
vmovups	2816(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vsubps	%zmm7,%zmm18,%zmm18
vmovups	%zmm18,768(%rsp)
vmovups	2752(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,2752(%rsp)
vmovups	2944(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vmovups	%zmm7,2944(%rsp)
vmovups	1856(%rsp),%zmm1
vmovaps	%zmm31,%zmm1 {%k1}
vmovups	%zmm1,1856(%rsp)
vmovups	3264(%rsp),%zmm1
vbroadcastss	333f(%rip),%zmm1 {%k1}
vmovups	%zmm1,3264(%rsp)
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	%zmm1,3584(%rsp)
vmovups	%zmm6,2816(%rsp)
vmovups	%zmm5,2688(%rsp)
vmovups	%zmm4,2624(%rsp)
vmovups	%zmm3,2560(%rsp)
vmovups	%zmm2,2880(%rsp)
vmovups	64(%rsp),%zmm15
vmovups	704(%rsp),%zmm20
vmovups	320(%rsp),%zmm4
vmovups	384(%rsp),%zmm3
vmovups	1408(%rsp),%zmm6
vmovups	3136(%rsp),%zmm7
vmovups	3072(%rsp),%zmm9
vmovups	3008(%rsp),%zmm10
vmovups	1728(%rsp),%zmm13
vmovups	1664(%rsp),%zmm14
68:
vmovups	%zmm29,448(%rsp)
vmovups	%zmm15,64(%rsp)
vmovups	%zmm4,320(%rsp)
vmovups	%zmm28,5056(%rsp)
vmovups	%zmm3,384(%rsp)
vbroadcastss	97f(%rip),%zmm2
vmaxps	%zmm2,%zmm26,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm18
vmaxps	%zmm2,%zmm6,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm19
vmaxps	%zmm2,%zmm28,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm16
vmaxps	%zmm2,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	5184(%rsp),%zmm3
vptestmd	%zmm3,%zmm3,%k3
vmovdqu64	5312(%rsp),%zmm3
vptestmd	%zmm3,%zmm3,%k1
vdivps	%zmm1,%zmm0,%zmm25
vmaxps	%zmm2,%zmm4,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm22
vmovups	2112(%rsp),%zmm1
vcmpleps	3968(%rsp),%zmm1,%k2
vcmpgeps	3904(%rsp),%zmm1,%k4
vblendmps	%zmm29,%zmm12,%zmm1 {%k4}
vbroadcastss	345f(%rip),%zmm28
vxorps	%zmm28,%zmm29,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm31,%k6
kmovw	30(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm31,%zmm0,%zmm4 {%k2}
vmovups	%zmm4,1152(%rsp)
vcmpgeps	4032(%rsp),%zmm8,%k4
vblendmps	%zmm27,%zmm12,%zmm1 {%k4}
vmovups	%zmm8,1280(%rsp)
vcmpleps	%zmm14,%zmm8,%k4
vxorps	%zmm28,%zmm27,%zmm1 {%k4}
vcmpleps	%zmm1,%zmm31,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm31,%zmm0,%zmm8 {%k4}
vmovups	%zmm8,1088(%rsp)
vmovdqu64	5248(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k5
vcmpleps	%zmm11,%zmm13,%k1
vblendmps	%zmm15,%zmm12,%zmm1 {%k1}
vmovups	%zmm11,576(%rsp)
vcmpleps	3200(%rsp),%zmm11,%k1
vxorps	%zmm28,%zmm15,%zmm1 {%k1}
vmovups	160(%rsp),%zmm3
vcmpleps	%zmm3,%zmm10,%k1
vmovups	%zmm30,2048(%rsp)
vblendmps	%zmm30,%zmm12,%zmm2 {%k1}
vmovups	%zmm3,160(%rsp)
vcmpleps	%zmm9,%zmm3,%k1
vxorps	%zmm28,%zmm30,%zmm2 {%k1}
vmovups	768(%rsp),%zmm3
vcmpleps	%zmm3,%zmm7,%k1
vmovups	1600(%rsp),%zmm7
vblendmps	%zmm7,%zmm12,%zmm6 {%k1}
vmovups	%zmm3,768(%rsp)
vcmpleps	4096(%rsp),%zmm3,%k1
vxorps	%zmm28,%zmm7,%zmm6 {%k1}
vcmpleps	%zmm1,%zmm31,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm31,%zmm0,%zmm7 {%k5}
vmovups	%zmm7,1024(%rsp)
vmulps	%zmm8,%zmm19,%zmm3
vmovups	%zmm19,512(%rsp)
vmulps	%zmm3,%zmm20,%zmm1
vmulps	%zmm4,%zmm18,%zmm9
vmulps	%zmm9,%zmm1,%zmm4
vmulps	%zmm7,%zmm16,%zmm7
vmovaps	%zmm16,%zmm20
vmulps	832(%rsp),%zmm7,%zmm1
vmulps	%zmm9,%zmm1,%zmm8
vmulps	%zmm4,%zmm8,%zmm5
vmovaps	%zmm4,%zmm1
vmovaps	%zmm4,%zmm21
vfnmadd213ps	%zmm0,%zmm4,%zmm1
vbroadcastss	392f(%rip),%zmm30
vmovups	%zmm1,4992(%rsp)
vmaxps	%zmm30,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm24
vmulps	%zmm24,%zmm19,%zmm12
vmovaps	%zmm0,%zmm12 {%k4}
vcmpleps	%zmm2,%zmm31,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm31,%zmm0,%zmm26 {%k3}
vmulps	896(%rsp),%zmm7,%zmm1
vfmsub231ps	%zmm1,%zmm3,%zmm5
vmulps	%zmm24,%zmm5,%zmm10
vmovaps	%zmm8,%zmm16
vfnmadd213ps	%zmm0,%zmm8,%zmm16
vfnmadd231ps	%zmm10,%zmm10,%zmm16
vmaxps	%zmm30,%zmm16,%zmm2
vsqrtps	%zmm2,%zmm5
vmulps	%zmm26,%zmm25,%zmm4
vmulps	1216(%rsp),%zmm4,%zmm13
vmulps	%zmm9,%zmm13,%zmm19
vmovups	%zmm21,2176(%rsp)
vmulps	%zmm21,%zmm19,%zmm14
vmulps	%zmm8,%zmm19,%zmm15
vmovaps	%zmm8,%zmm1
vmovups	%zmm8,1344(%rsp)
vdivps	%zmm5,%zmm0,%zmm11
vmulps	%zmm18,%zmm12,%zmm17
vmovaps	%zmm18,%zmm29
vmovaps	%zmm12,%zmm17 {%k2}
vmovdqu64	5120(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k0
vmovaps	%zmm20,%zmm18
vmulps	%zmm11,%zmm20,%zmm12
vmovaps	%zmm0,%zmm12 {%k5}
vcmpleps	%zmm6,%zmm31,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm31,%zmm0,%zmm8 {%k5}
vmovaps	%zmm22,%zmm13
vmulps	%zmm8,%zmm22,%zmm5
vmulps	2240(%rsp),%zmm5,%zmm6
vmulps	%zmm9,%zmm6,%zmm20
vmulps	%zmm21,%zmm20,%zmm22
vmulps	%zmm1,%zmm20,%zmm23
vmulps	3520(%rsp),%zmm4,%zmm6
vfmsub231ps	%zmm6,%zmm3,%zmm14
vmulps	%zmm24,%zmm14,%zmm21
vmulps	1536(%rsp),%zmm4,%zmm6
vfmsub231ps	%zmm6,%zmm7,%zmm15
vfnmadd231ps	%zmm10,%zmm21,%zmm15
vmulps	%zmm11,%zmm15,%zmm1
vmovaps	%zmm19,%zmm9
vfnmadd213ps	%zmm0,%zmm19,%zmm9
vfnmadd231ps	%zmm21,%zmm21,%zmm9
vfnmadd231ps	%zmm1,%zmm1,%zmm9
vmulps	2304(%rsp),%zmm5,%zmm6
vfmsub231ps	%zmm6,%zmm3,%zmm22
vmovaps	%zmm30,%zmm2
vmaxps	%zmm30,%zmm9,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	2368(%rsp),%zmm5,%zmm6
vfmsub231ps	%zmm6,%zmm7,%zmm23
vmulps	%zmm19,%zmm20,%zmm7
vdivps	%zmm3,%zmm0,%zmm6
vmulps	2432(%rsp),%zmm5,%zmm3
vfmsub231ps	%zmm3,%zmm4,%zmm7
vmulps	%zmm6,%zmm25,%zmm14
vmovaps	%zmm0,%zmm14 {%k3}
vmulps	%zmm24,%zmm22,%zmm3
vfnmadd231ps	%zmm10,%zmm3,%zmm23
vmovaps	%zmm27,%zmm15
vmulps	%zmm11,%zmm23,%zmm27
vfnmadd231ps	%zmm21,%zmm3,%zmm7
vfnmadd231ps	%zmm1,%zmm27,%zmm7
vmulps	%zmm6,%zmm7,%zmm30
vmulps	%zmm12,%zmm17,%zmm7
vmovaps	%zmm20,%zmm17
vfnmadd213ps	%zmm0,%zmm20,%zmm17
vfnmadd231ps	%zmm3,%zmm3,%zmm17
vfnmadd231ps	%zmm27,%zmm27,%zmm17
vfnmadd231ps	%zmm30,%zmm30,%zmm17
vmaxps	%zmm2,%zmm17,%zmm12
vsqrtps	%zmm12,%zmm12
vmulps	%zmm14,%zmm7,%zmm7
vdivps	%zmm12,%zmm0,%zmm14
vmulps	%zmm14,%zmm13,%zmm12
vmulps	%zmm12,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k5}
vmovups	%zmm2,3712(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovss	16(%rsp),%xmm7
vucomiss	%xmm2,%xmm7
vmovups	%zmm29,1792(%rsp)
vmulps	448(%rsp),%zmm29,%zmm7
kmovw	28(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm7,%zmm12
vfmadd213ps	%zmm31,%zmm7,%zmm12 {%k3} {z}
kmovw	26(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	%zmm15,640(%rsp)
vmulps	512(%rsp),%zmm15,%zmm15
vmovaps	%zmm15,%zmm22 {%k3} {z}
vfmadd213ps	%zmm12,%zmm22,%zmm22
kmovw	24(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	%zmm18,1920(%rsp)
vmulps	64(%rsp),%zmm18,%zmm29
vmovaps	%zmm29,%zmm12 {%k1} {z}
vfmadd213ps	%zmm22,%zmm12,%zmm12
kmovw	22(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm25,960(%rsp)
vmulps	2048(%rsp),%zmm25,%zmm22
vmovaps	%zmm22,%zmm31 {%k1} {z}
vfmadd213ps	%zmm12,%zmm31,%zmm31
kmovw	20(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovaps	%zmm13,%zmm18
vmulps	1600(%rsp),%zmm13,%zmm2
vmovaps	%zmm2,%zmm23 {%k1} {z}
vfmadd213ps	%zmm31,%zmm23,%zmm23
vmulps	1152(%rsp),%zmm7,%zmm12
vmovups	2176(%rsp),%zmm7
vmulps	%zmm12,%zmm7,%zmm31
vfmsub231ps	1088(%rsp),%zmm15,%zmm31
vmovups	1344(%rsp),%zmm15
vmulps	%zmm12,%zmm15,%zmm13
vfmsub231ps	1024(%rsp),%zmm29,%zmm13
vmulps	%zmm12,%zmm19,%zmm25
vmovups	%zmm26,1472(%rsp)
vfmsub231ps	%zmm22,%zmm26,%zmm25
vmulps	%zmm12,%zmm20,%zmm26
vmovups	%zmm8,3456(%rsp)
vfmsub231ps	%zmm2,%zmm8,%zmm26
vxorps	%zmm28,%zmm7,%zmm2
vmovups	%zmm2,2176(%rsp)
vxorps	%zmm28,%zmm15,%zmm8
vxorps	%zmm28,%zmm19,%zmm15
vxorps	%zmm28,%zmm20,%zmm7
vmovups	%zmm24,1344(%rsp)
vmulps	%zmm24,%zmm31,%zmm22
vmovaps	%zmm11,%zmm19
vfnmadd231ps	%zmm10,%zmm22,%zmm13
vxorps	%zmm28,%zmm10,%zmm20
vfnmadd231ps	%zmm21,%zmm22,%zmm25
vxorps	%zmm28,%zmm21,%zmm10
vmulps	%zmm11,%zmm13,%zmm29
vfnmadd231ps	%zmm1,%zmm29,%zmm25
vxorps	%zmm28,%zmm1,%zmm24
vfnmadd231ps	%zmm3,%zmm22,%zmm26
vxorps	%zmm28,%zmm3,%zmm21
vfnmadd231ps	%zmm27,%zmm29,%zmm26
vxorps	%zmm28,%zmm27,%zmm27
vmulps	%zmm6,%zmm25,%zmm31
vxorps	%xmm25,%xmm25,%xmm25
vfnmadd231ps	%zmm30,%zmm31,%zmm26
vxorps	%zmm28,%zmm30,%zmm30
vmovaps	%zmm12,%zmm3
vfmadd213ps	%zmm25,%zmm12,%zmm3
vfmadd231ps	%zmm22,%zmm22,%zmm3
vfmadd231ps	%zmm29,%zmm29,%zmm3
vfmadd231ps	%zmm31,%zmm31,%zmm3
vmulps	%zmm14,%zmm26,%zmm1
vfmadd231ps	%zmm1,%zmm1,%zmm3
ja	69f
vdivps	960(%rsp),%zmm0,%zmm2
vbroadcastss	16(%r11),%zmm9
vmulps	160(%rsp),%zmm2,%zmm2
vmovaps	%zmm18,%zmm4
vdivps	%zmm18,%zmm0,%zmm11
vmovups	768(%rsp),%zmm18
vmulps	%zmm18,%zmm11,%zmm11
vmovups	3264(%rsp),%zmm26
vdivps	%zmm26,%zmm0,%zmm13
vmulps	3712(%rsp),%zmm13,%zmm13
vmulps	393f(%rip){1to16},%zmm2,%zmm2
vmulps	394f(%rip){1to16},%zmm11,%zmm11
vmaxps	%zmm2,%zmm11,%zmm16
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm11,%zmm16 {%k1}
vbroadcastss	333f(%rip),%zmm17
vmovups	3648(%rsp),%zmm2
vcmpltps	%zmm17,%zmm2,%k1
vaddps	%zmm2,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	395f(%rip){1to16},%zmm2,%zmm2 {%k1} {z}
vmaxps	%zmm16,%zmm2,%zmm11
vcmpunordps	%zmm16,%zmm16,%k1
vmovaps	%zmm2,%zmm11 {%k1}
vmulps	%zmm13,%zmm13,%zmm2
vminps	%zmm0,%zmm2,%zmm2
vmulps	%zmm9,%zmm2,%zmm2
vmaxps	%zmm2,%zmm11,%zmm13
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm11,%zmm13 {%k1}
vcmpltps	%zmm17,%zmm26,%k1
vmovaps	%zmm13,%zmm2 {%k1} {z}
vmulps	%zmm2,%zmm2,%zmm2
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vcmpleps	%zmm9,%zmm23,%k1
vcmpleps	%zmm2,%zmm3,%k1 {%k1}
vmovups	1088(%rsp),%zmm2
vmulps	1152(%rsp),%zmm2,%zmm2
vmulps	1024(%rsp),%zmm2,%zmm2
vmulps	1472(%rsp),%zmm2,%zmm2
vmulps	3456(%rsp),%zmm2,%zmm2
vcmpnltps	%zmm2,%zmm25,%k2
vmovaps	%zmm0,%zmm2 {%k2} {z}
vbroadcastss	328f(%rip),%zmm3
vblendmps	%zmm2,%zmm3,%zmm2 {%k1}
vmovups	4416(%rsp),%zmm9
vcmpleps	3328(%rsp),%zmm9,%k1
vbroadcastss	338f(%rip),%zmm25
vminps	%zmm25,%zmm2,%zmm2 {%k1}
vmovups	3392(%rsp),%zmm17
vcmpeqps	%zmm3,%zmm17,%k1
vmovaps	%zmm2,%zmm17 {%k1}
vcmpeqps	%zmm3,%zmm17,%k1
vmovaps	%zmm0,%zmm11 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm11,%xmm2
vmovshdup	%xmm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufpd	$1,%xmm11,%xmm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufps	$255,%xmm11,%xmm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf128	$1,%ymm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm9
vaddss	%xmm2,%xmm9,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm9
vaddss	%xmm2,%xmm9,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$2,%zmm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm9
vaddss	%xmm2,%xmm9,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm9
vaddss	%xmm2,%xmm9,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$3,%zmm11,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm9
vaddss	%xmm2,%xmm9,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm9
vaddss	%xmm2,%xmm9,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vucomiss	%xmm5,%xmm2
vbroadcastss	94f(%rip),%zmm23
vxorps	%xmm2,%xmm2,%xmm2
vbroadcastss	355f(%rip),%zmm16
vmovups	2112(%rsp),%zmm26
ja	48b
jmp	72f
.p2align	4
69:
vmovups	%zmm5,896(%rsp)
vmovups	%zmm4,704(%rsp)
vmulps	%zmm1,%zmm14,%zmm1
vfmadd213ps	%zmm31,%zmm1,%zmm30
vmulps	%zmm30,%zmm6,%zmm2
vfmadd213ps	%zmm29,%zmm2,%zmm24
vfmadd213ps	%zmm24,%zmm1,%zmm27
vmulps	%zmm27,%zmm19,%zmm6
vfmadd213ps	%zmm22,%zmm6,%zmm20
vfmadd213ps	%zmm20,%zmm2,%zmm10
vfmadd213ps	%zmm10,%zmm1,%zmm21
vmulps	1344(%rsp),%zmm21,%zmm4
vmovups	2176(%rsp),%zmm5
vfmadd213ps	%zmm12,%zmm4,%zmm5
vfmadd213ps	%zmm5,%zmm6,%zmm8
vfmadd213ps	%zmm8,%zmm2,%zmm15
vfmadd213ps	%zmm15,%zmm1,%zmm7
vmovups	1792(%rsp),%zmm13
vmulps	%zmm7,%zmm13,%zmm10
vmovups	512(%rsp),%zmm8
vmulps	%zmm4,%zmm8,%zmm5
vmovups	1920(%rsp),%zmm7
vmulps	%zmm6,%zmm7,%zmm29
vmovups	960(%rsp),%zmm20
vmulps	%zmm2,%zmm20,%zmm11
vmovaps	%zmm18,%zmm21
vmulps	%zmm1,%zmm18,%zmm6
vmovups	1280(%rsp),%zmm12
vaddps	%zmm5,%zmm12,%zmm1
vmovups	4032(%rsp),%zmm14
vminps	%zmm1,%zmm14,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm14,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	1664(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k1}
vcmpeqps	%zmm12,%zmm2,%k1
vcmpneqps	%zmm2,%zmm1,%k1 {%k1}
vmovups	2112(%rsp),%zmm26
vaddps	%zmm10,%zmm26,%zmm1
vmovups	3904(%rsp),%zmm28
vminps	%zmm1,%zmm28,%zmm2
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm28,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	3968(%rsp),%zmm15
vmaxps	%zmm2,%zmm15,%zmm2
vmovaps	%zmm15,%zmm2 {%k2}
vcmpeqps	%zmm26,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k0 {%k2}
vmovups	576(%rsp),%zmm18
vaddps	%zmm29,%zmm18,%zmm1
vmovups	1728(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm2
vcmpunordps	%zmm1,%zmm1,%k2
vmovaps	%zmm4,%zmm2 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vmovups	3200(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k2}
vcmpeqps	%zmm18,%zmm2,%k2
vcmpneqps	%zmm2,%zmm1,%k2 {%k2}
vmovups	160(%rsp),%zmm19
vmovups	%zmm11,1344(%rsp)
vaddps	%zmm11,%zmm19,%zmm1
vmovups	3008(%rsp),%zmm27
vminps	%zmm1,%zmm27,%zmm2
vcmpunordps	%zmm1,%zmm1,%k3
vmovaps	%zmm27,%zmm2 {%k3}
vcmpunordps	%zmm2,%zmm2,%k3
vmovups	3072(%rsp),%zmm24
vmaxps	%zmm2,%zmm24,%zmm2
vmovaps	%zmm24,%zmm2 {%k3}
vcmpeqps	%zmm19,%zmm2,%k3
vcmpneqps	%zmm2,%zmm1,%k3 {%k3}
vmovups	768(%rsp),%zmm4
vmovups	%zmm6,832(%rsp)
vaddps	%zmm6,%zmm4,%zmm1
vmovups	3136(%rsp),%zmm31
vminps	%zmm1,%zmm31,%zmm2
vcmpunordps	%zmm1,%zmm1,%k4
vmovaps	%zmm31,%zmm2 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	4096(%rsp),%zmm30
vmaxps	%zmm2,%zmm30,%zmm2
vmovaps	%zmm30,%zmm2 {%k4}
vcmpeqps	%zmm4,%zmm2,%k4
vcmpneqps	%zmm2,%zmm1,%k4 {%k4}
vpmovm2d	%k0,%zmm1
vpsrld	$31,%zmm1,%zmm1
vpbroadcastd	336f(%rip),%zmm2 {%k3} {z}
vpord	337f(%rip){1to16},%zmm2,%zmm2 {%k4}
vpord	335f(%rip){1to16},%zmm2,%zmm2 {%k2}
vpord	334f(%rip){1to16},%zmm2,%zmm2 {%k1}
vpord	%zmm1,%zmm2,%zmm6
vmovups	4992(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm1
vminps	%zmm1,%zmm16,%zmm1
vminps	%zmm1,%zmm9,%zmm1
vminps	%zmm1,%zmm17,%zmm1
vmulps	1984(%rsp),%zmm13,%zmm2
vmulps	%zmm2,%zmm13,%zmm2
vmovups	1152(%rsp),%zmm9
vsubps	%zmm9,%zmm0,%zmm4
vfmadd231ps	%zmm2,%zmm9,%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmulps	1408(%rsp),%zmm8,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovups	1088(%rsp),%zmm8
vsubps	%zmm8,%zmm0,%zmm4
vfmadd231ps	%zmm2,%zmm8,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	5056(%rsp),%zmm7,%zmm2
vmulps	%zmm2,%zmm7,%zmm2
vmovups	1024(%rsp),%zmm7
vsubps	%zmm7,%zmm0,%zmm4
vfmadd231ps	%zmm2,%zmm7,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmulps	384(%rsp),%zmm20,%zmm2
vmulps	%zmm2,%zmm20,%zmm2
vmovups	1472(%rsp),%zmm4
vsubps	%zmm4,%zmm0,%zmm7
vfmadd231ps	%zmm2,%zmm4,%zmm7
vmovups	4480(%rsp),%zmm2
vsubps	3584(%rsp),%zmm2,%zmm9
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k1}
vmovups	2880(%rsp),%zmm2
vfmadd132ps	448(%rsp),%zmm25,%zmm2
vmovups	640(%rsp),%zmm4
vfmadd231ps	2560(%rsp),%zmm4,%zmm2
vmovups	64(%rsp),%zmm4
vfmadd231ps	2624(%rsp),%zmm4,%zmm2
vmovups	2048(%rsp),%zmm4
vfmadd231ps	2688(%rsp),%zmm4,%zmm2
vmovups	1600(%rsp),%zmm18
vfmadd231ps	2816(%rsp),%zmm18,%zmm2
vmulps	320(%rsp),%zmm21,%zmm7
vmulps	%zmm7,%zmm21,%zmm7
vmovups	3456(%rsp),%zmm4
vsubps	%zmm4,%zmm0,%zmm8
vfmadd231ps	%zmm7,%zmm4,%zmm8
vminps	%zmm1,%zmm8,%zmm7
vsqrtps	%zmm3,%zmm16
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm8,%zmm7 {%k1}
vdivps	%zmm19,%zmm0,%zmm1
vmulps	%zmm1,%zmm20,%zmm4
vmovups	1856(%rsp),%zmm1
vcmpnltps	%zmm1,%zmm25,%k0
vcmpltps	%zmm1,%zmm25,%k4
vcmpltps	398f(%rip){1to16},%zmm7,%k2
kandw	%k2,%k4,%k1
vbroadcastss	16(%r11),%zmm1
vmovups	2752(%rsp),%zmm8
vsubps	%zmm2,%zmm8,%zmm2
vbroadcastss	323f(%rip),%zmm21
vmulps	%zmm21,%zmm8,%zmm3
vmaxps	%zmm2,%zmm3,%zmm7
vcmpunordps	%zmm2,%zmm2,%k3
vmovaps	%zmm3,%zmm7 {%k3}
vmaxps	97f(%rip){1to16},%zmm7,%zmm2
vdivps	%zmm2,%zmm0,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmulps	2944(%rsp),%zmm2,%zmm2
vmovups	3840(%rsp),%zmm7
vminps	%zmm2,%zmm7,%zmm3
vcmpunordps	%zmm2,%zmm2,%k3
vmovaps	%zmm7,%zmm3 {%k3}
vmaxps	423f(%rip){1to16},%zmm3,%zmm11
vcmpnltps	%zmm8,%zmm25,%k3
korw	%k3,%k4,%k3
vmovaps	%zmm0,%zmm11 {%k3}
vmulps	424f(%rip){1to16},%zmm16,%zmm2
vmulps	%zmm2,%zmm16,%zmm2
vmulps	%zmm2,%zmm4,%zmm2
korw	%k0,%k2,%k5
vbroadcastss	333f(%rip),%zmm22
vmovaps	%zmm22,%zmm2 {%k5}
vcmpleps	%zmm1,%zmm2,%k3
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm23,%k0 {%k3}
vcmpgtps	3776(%rsp),%zmm16,%k3
korw	%k3,%k2,%k7
vmovups	%zmm9,384(%rsp)
vcmpnltps	%zmm9,%zmm25,%k2
vptestmd	%zmm6,%zmm6,%k3
vbroadcastss	95f(%rip),%zmm20
vandps	%zmm20,%zmm10,%zmm1
vbroadcastss	425f(%rip),%zmm13
vaddps	%zmm13,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm8
vmovups	4544(%rsp),%zmm9
vmulps	%zmm8,%zmm9,%zmm1
vminps	%zmm11,%zmm1,%zmm2
vcmpunordps	%zmm11,%zmm11,%k6
vmovaps	%zmm1,%zmm2 {%k6}
vandps	%zmm20,%zmm5,%zmm1
vaddps	%zmm13,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm7
vmovups	4224(%rsp),%zmm17
vmulps	%zmm7,%zmm17,%zmm1
vcmpunordps	%zmm2,%zmm2,%k6
vminps	%zmm2,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k6}
korw	%k2,%k1,%k6
vmovdqu64	4928(%rsp),%zmm1
vpord	%zmm6,%zmm1,%zmm3
vmovdqa32	%zmm1,%zmm3 {%k6}
vmovdqu64	%zmm3,320(%rsp)
vandps	%zmm20,%zmm29,%zmm1
vaddps	%zmm13,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vbroadcastss	94f(%rip),%zmm23
vmulps	%zmm23,%zmm1,%zmm3
vandps	4288(%rsp),%zmm20,%zmm6
vaddps	%zmm13,%zmm6,%zmm6
vdivps	%zmm6,%zmm0,%zmm6
vmulps	%zmm3,%zmm9,%zmm9
vmulps	%zmm9,%zmm6,%zmm6
kandw	%k7,%k4,%k7
vandps	4160(%rsp),%zmm20,%zmm9
vaddps	%zmm13,%zmm9,%zmm9
vdivps	%zmm9,%zmm0,%zmm9
vmulps	%zmm3,%zmm17,%zmm3
vmulps	%zmm3,%zmm9,%zmm3
vminps	%zmm6,%zmm3,%zmm9
vcmpunordps	%zmm6,%zmm6,%k4
vmovaps	%zmm3,%zmm9 {%k4}
vmulps	4864(%rsp),%zmm1,%zmm3
vminps	%zmm9,%zmm3,%zmm6
vcmpunordps	%zmm9,%zmm9,%k4
vmovaps	%zmm3,%zmm6 {%k4}
vminps	%zmm2,%zmm6,%zmm3
vcmpunordps	%zmm2,%zmm2,%k4
vmovaps	%zmm6,%zmm3 {%k4}
vcmpgtps	3648(%rsp),%zmm22,%k4
vmovaps	%zmm0,%zmm2 {%k4} {z}
vxorps	%xmm17,%xmm17,%xmm17
vaddss	%xmm17,%xmm2,%xmm6
vmovshdup	%xmm2,%xmm9
vaddss	%xmm6,%xmm9,%xmm6
vshufpd	$1,%xmm2,%xmm2,%xmm9
vaddss	%xmm6,%xmm9,%xmm6
vshufps	$255,%xmm2,%xmm2,%xmm9
vaddss	%xmm6,%xmm9,%xmm6
vextractf128	$1,%ymm2,%xmm9
vaddss	%xmm6,%xmm9,%xmm6
vmovshdup	%xmm9,%xmm13
vaddss	%xmm6,%xmm13,%xmm6
vshufpd	$1,%xmm9,%xmm9,%xmm13
vaddss	%xmm6,%xmm13,%xmm6
vshufps	$255,%xmm9,%xmm9,%xmm9
vaddss	%xmm6,%xmm9,%xmm6
vextractf32x4	$2,%zmm2,%xmm9
vaddss	%xmm6,%xmm9,%xmm6
vmovshdup	%xmm9,%xmm13
vaddss	%xmm6,%xmm13,%xmm6
vshufpd	$1,%xmm9,%xmm9,%xmm13
vaddss	%xmm6,%xmm13,%xmm6
vshufps	$255,%xmm9,%xmm9,%xmm9
vaddss	%xmm6,%xmm9,%xmm6
vextractf32x4	$3,%zmm2,%xmm2
vaddss	%xmm2,%xmm6,%xmm6
vmovshdup	%xmm2,%xmm9
vaddss	%xmm6,%xmm9,%xmm6
vshufpd	$1,%xmm2,%xmm2,%xmm9
vaddss	%xmm6,%xmm9,%xmm6
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm6,%xmm2
vmovups	2496(%rsp),%zmm19
vmulps	%zmm21,%zmm19,%zmm19 {%k7}
korw	%k3,%k6,%k3
vmovups	3712(%rsp),%zmm13
vmovaps	%zmm22,%zmm13 {%k5}
vucomiss	%xmm17,%xmm2
vmovaps	%zmm3,%zmm6
vxorps	%xmm9,%xmm9,%xmm9
vbroadcastss	338f(%rip),%zmm25
vmovaps	%zmm18,%zmm17
vmovaps	%zmm27,%zmm18
vmovups	576(%rsp),%zmm27
vmovaps	%zmm13,%zmm22
jbe	46b
vcmpltps	%zmm9,%zmm10,%k5
vsubps	%zmm26,%zmm28,%zmm2
vsubps	%zmm15,%zmm26,%zmm2 {%k5}
vmulps	%zmm8,%zmm2,%zmm6
vmulps	1152(%rsp),%zmm2,%zmm2
vbroadcastss	426f(%rip),%zmm13
vmulps	%zmm13,%zmm6,%zmm6
vcmpltps	%zmm2,%zmm9,%k5
vbroadcastss	333f(%rip),%zmm8
vmovaps	%zmm8,%zmm2
vminps	%zmm8,%zmm6,%zmm2 {%k5}
vcmpltps	%zmm9,%zmm5,%k5
vsubps	%zmm12,%zmm14,%zmm6
vsubps	1664(%rsp),%zmm12,%zmm6 {%k5}
vmulps	%zmm7,%zmm6,%zmm7
vmulps	1088(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm9,%k5
vmovaps	%zmm8,%zmm6
vmulps	%zmm13,%zmm7,%zmm6 {%k5}
vcmpunordps	%zmm2,%zmm2,%k5
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k5}
vcmpltps	%zmm9,%zmm29,%k5
vmovups	1728(%rsp),%zmm6
vsubps	%zmm27,%zmm6,%zmm6
vsubps	3200(%rsp),%zmm27,%zmm6 {%k5}
vmulps	%zmm1,%zmm6,%zmm1
vmulps	1024(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm9,%k5
vmovaps	%zmm8,%zmm6
vmulps	%zmm13,%zmm1,%zmm6 {%k5}
vmovups	1344(%rsp),%zmm21
vandps	%zmm20,%zmm21,%zmm1
vbroadcastss	425f(%rip),%zmm7
vaddps	%zmm7,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm1
vcmpunordps	%zmm2,%zmm2,%k5
vminps	%zmm2,%zmm6,%zmm2
vmovaps	%zmm6,%zmm2 {%k5}
vcmpltps	%zmm9,%zmm21,%k5
vmovups	160(%rsp),%zmm21
vsubps	%zmm21,%zmm18,%zmm6
vsubps	%zmm24,%zmm21,%zmm6 {%k5}
vmulps	%zmm1,%zmm6,%zmm1
vmulps	1472(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm9,%k5
vmovaps	%zmm8,%zmm6
vmulps	%zmm13,%zmm1,%zmm6 {%k5}
vcmpunordps	%zmm2,%zmm2,%k5
vminps	%zmm2,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k5}
vmovups	832(%rsp),%zmm6
vandps	%zmm20,%zmm6,%zmm2
vaddps	%zmm7,%zmm2,%zmm2
vdivps	%zmm2,%zmm0,%zmm2
vcmpltps	%zmm9,%zmm6,%k5
vmovups	768(%rsp),%zmm7
vsubps	%zmm7,%zmm31,%zmm6
vsubps	%zmm30,%zmm7,%zmm6 {%k5}
vmulps	%zmm2,%zmm6,%zmm2
vmulps	3456(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm9,%k5
vmovaps	%zmm8,%zmm6
vmulps	%zmm13,%zmm2,%zmm6 {%k5}
vcmpunordps	%zmm1,%zmm1,%k5
vminps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k5}
vcmpltps	%zmm3,%zmm1,%k4 {%k4}
vblendmps	%zmm1,%zmm3,%zmm6 {%k4}
jmp	46b
.p2align	4
72:
vmovups	%zmm17,3392(%rsp)
vmulps	%zmm1,%zmm14,%zmm1
vfmadd213ps	%zmm31,%zmm1,%zmm30
vmulps	%zmm30,%zmm6,%zmm2
vfmadd213ps	%zmm29,%zmm2,%zmm24
vfmadd213ps	%zmm24,%zmm1,%zmm27
vmulps	%zmm27,%zmm19,%zmm3
vfmadd213ps	%zmm22,%zmm3,%zmm20
vfmadd213ps	%zmm20,%zmm2,%zmm10
vfmadd213ps	%zmm10,%zmm1,%zmm21
vmulps	1344(%rsp),%zmm21,%zmm5
vmovups	2176(%rsp),%zmm6
vfmadd213ps	%zmm12,%zmm5,%zmm6
vfmadd213ps	%zmm6,%zmm3,%zmm8
vfmadd213ps	%zmm8,%zmm2,%zmm15
vfmadd213ps	%zmm15,%zmm1,%zmm7
vmulps	1792(%rsp),%zmm7,%zmm6
vmovups	%zmm6,640(%rsp)
vmulps	512(%rsp),%zmm5,%zmm5
vmovups	%zmm5,320(%rsp)
vmulps	1920(%rsp),%zmm3,%zmm3
vmovups	%zmm3,64(%rsp)
vmulps	960(%rsp),%zmm2,%zmm2
vmovups	%zmm2,384(%rsp)
vmovups	%zmm4,1600(%rsp)
vmulps	%zmm1,%zmm4,%zmm1
vmovups	%zmm1,448(%rsp)
vdivps	4608(%rsp),%zmm0,%zmm1
vmulps	4672(%rsp),%zmm1,%zmm1
vpbroadcastd	375f(%rip),%zmm11
vpaddd	%zmm11,%zmm1,%zmm2
vpbroadcastd	376f(%rip),%zmm14
vpandd	%zmm14,%zmm2,%zmm2
vpbroadcastd	79f(%rip),%zmm31
vpsubd	%zmm2,%zmm31,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vbroadcastss	377f(%rip),%zmm5
vbroadcastss	378f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm3,%zmm5
vbroadcastss	379f(%rip),%zmm6
vfmadd213ps	382f(%rip){1to16},%zmm3,%zmm6
vbroadcastss	383f(%rip),%zmm4
vfmadd213ps	384f(%rip){1to16},%zmm3,%zmm4
vfmadd231ps	385f(%rip){1to16},%zmm1,%zmm4
vfmadd213ps	%zmm6,%zmm1,%zmm4
vfmadd213ps	%zmm5,%zmm1,%zmm4
vfmadd213ps	%zmm3,%zmm1,%zmm4
vfmadd231ps	386f(%rip){1to16},%zmm2,%zmm4
vmovups	4352(%rsp),%zmm1
vfmadd231ps	396f(%rip){1to16},%zmm1,%zmm4
vmovups	4736(%rsp),%zmm1
vfmadd231ps	397f(%rip){1to16},%zmm1,%zmm4
vmovups	%zmm4,2048(%rsp)
movl	12(%rsp),%ecx
shrb	$3,%cl
testl	%r14d,%r14d
setne	%dl
andb	%cl,%dl
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
cmpb	$1,%dl
vbroadcastss	99f(%rip),%zmm16
vbroadcastss	328f(%rip),%zmm17
jne	75f
imulq	48(%rsp),%rsi
xorl	%ecx,%ecx
.p2align	4
73:
movl	%esi,%ebx
shrl	%ebx
andl	$1073741823,%ebx
shlq	$7,%rbx
addq	%r8,%rbx
leaq	(%rcx,%r14),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	160(%rsp),%zmm3
vmulps	(%rdi,%rdx),%zmm3,%zmm3
movq	%rdi,%r15
xorl	%r12d,%r12d
vbroadcastss	384f(%rip),%zmm21
vbroadcastss	385f(%rip),%zmm24
vbroadcastss	386f(%rip),%zmm29
vbroadcastss	377f(%rip),%zmm27
vbroadcastss	378f(%rip),%zmm4
.p2align	4
74:
vmovaps	(%r15),%zmm5
vmovaps	(%rbx,%r12),%zmm6
vfmadd213ps	%zmm18,%zmm3,%zmm5
vaddps	%zmm5,%zmm6,%zmm5
vdivps	%zmm5,%zmm0,%zmm7
vmovaps	-64(%rbx,%r12),%zmm8
vsubps	%zmm5,%zmm8,%zmm8
vmulps	%zmm7,%zmm8,%zmm8
vaddps	%zmm16,%zmm7,%zmm9
vcmpltps	%zmm8,%zmm16,%k1
vmovaps	%zmm8,%zmm9 {%k1}
vaddps	%zmm0,%zmm9,%zmm10
vpaddd	%zmm11,%zmm10,%zmm10
vpandd	%zmm14,%zmm10,%zmm10
vmovdqa64	%zmm11,%zmm30
vpsubd	%zmm10,%zmm31,%zmm11
vmovdqa64	%zmm14,%zmm20
vaddps	%zmm16,%zmm11,%zmm14
vfmadd231ps	%zmm9,%zmm11,%zmm14
vmulps	%zmm14,%zmm14,%zmm9
vbroadcastss	379f(%rip),%zmm11
vfmadd213ps	382f(%rip){1to16},%zmm14,%zmm11
vbroadcastss	383f(%rip),%zmm15
vfmadd213ps	%zmm21,%zmm14,%zmm15
vfmadd231ps	%zmm24,%zmm9,%zmm15
vfmadd213ps	%zmm11,%zmm9,%zmm15
vmovaps	%zmm27,%zmm11
vfmadd213ps	%zmm4,%zmm14,%zmm11
vfmadd213ps	%zmm11,%zmm9,%zmm15
vmovdqa64	%zmm30,%zmm11
vfmadd213ps	%zmm14,%zmm9,%zmm15
vmovdqa64	%zmm20,%zmm14
vcvtdq2ps	%zmm10,%zmm9
vfmadd231ps	%zmm29,%zmm9,%zmm15
vaddps	%zmm0,%zmm8,%zmm9
vmaxps	%zmm16,%zmm8,%zmm8
vfmsub231ps	%zmm9,%zmm15,%zmm8
vaddps	%zmm17,%zmm5,%zmm9
vdivps	%zmm9,%zmm0,%zmm9
vfmadd231ps	%zmm8,%zmm5,%zmm13
vmulps	%zmm7,%zmm6,%zmm5
vmulps	%zmm9,%zmm9,%zmm6
vaddps	%zmm9,%zmm12,%zmm12
vmulps	%zmm6,%zmm9,%zmm7
vaddps	%zmm6,%zmm26,%zmm26
vaddps	%zmm7,%zmm25,%zmm25
vfmadd231ps	%zmm7,%zmm5,%zmm19
vmulps	%zmm7,%zmm6,%zmm7
vfmadd231ps	%zmm6,%zmm5,%zmm2
vmulps	%zmm6,%zmm6,%zmm6
vaddps	%zmm6,%zmm28,%zmm28
vfmadd231ps	%zmm6,%zmm5,%zmm23
vfmadd231ps	%zmm5,%zmm7,%zmm22
vaddps	%zmm7,%zmm1,%zmm1
subq	$-128,%r12
addq	$320,%r15
cmpq	%r12,%rax
jne	74b
incq	%rcx
addq	%r9,%rsi
cmpq	%r14,%rcx
jne	73b
75:
vbroadcastss	44(%r11),%zmm5
vmovss	79f(%rip),%xmm3
vdivss	48(%r11),%xmm3,%xmm3
vbroadcastss	%xmm3,%zmm3
vmovups	576(%rsp),%zmm31
vsubps	%zmm5,%zmm31,%zmm6
vmulps	%zmm3,%zmm6,%zmm6
vbroadcastss	28(%r11),%zmm7
vbroadcastss	36(%r11),%zmm8
vmovaps	%xmm8,%xmm9
vfmadd213ps	%zmm7,%zmm6,%zmm8
vfmadd213ps	%zmm0,%zmm6,%zmm8
vmulps	%zmm6,%zmm6,%zmm10
vfmadd213ps	%zmm0,%zmm10,%zmm8
vmovss	329f(%rip),%xmm15
vmulss	%xmm15,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vmovss	96f(%rip),%xmm16
vmulss	%xmm16,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vfmadd231ps	%zmm9,%zmm6,%zmm7
vbroadcastss	338f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm6,%zmm7
vmulps	%zmm7,%zmm6,%zmm6
vbroadcastss	326f(%rip),%zmm4
vmaxps	%zmm4,%zmm8,%zmm7
vsqrtps	%zmm7,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vbroadcastss	94f(%rip),%zmm14
vmulps	%zmm14,%zmm6,%zmm6
vmulps	%zmm7,%zmm6,%zmm6
vmulps	%zmm7,%zmm8,%zmm7
vbroadcastss	20(%r11),%zmm8
vmulps	%zmm7,%zmm8,%zmm7
vmulps	%zmm6,%zmm8,%zmm6
vaddps	%zmm5,%zmm31,%zmm5
vbroadcastss	32(%r11),%zmm8
vbroadcastss	40(%r11),%zmm9
vmulps	%zmm3,%zmm5,%zmm5
vmovaps	%xmm9,%xmm10
vfmadd213ps	%zmm8,%zmm5,%zmm9
vfmadd213ps	%zmm0,%zmm5,%zmm9
vmulps	%zmm5,%zmm5,%zmm11
vfmadd213ps	%zmm0,%zmm11,%zmm9
vmaxps	%zmm4,%zmm9,%zmm11
vsqrtps	%zmm11,%zmm11
vmulss	%xmm15,%xmm10,%xmm10
vbroadcastss	%xmm10,%zmm10
vmulss	%xmm16,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm10,%zmm5,%zmm8
vdivps	%zmm11,%zmm0,%zmm10
vfmadd213ps	%zmm20,%zmm5,%zmm8
vmulps	%zmm8,%zmm5,%zmm5
vmulps	%zmm14,%zmm5,%zmm5
vmulps	%zmm10,%zmm5,%zmm5
vmulps	%zmm10,%zmm9,%zmm8
vbroadcastss	24(%r11),%zmm9
vmulps	%zmm8,%zmm9,%zmm8
vminps	%zmm8,%zmm7,%zmm7
vmulps	%zmm5,%zmm9,%zmm5
vmulps	%zmm6,%zmm3,%zmm6
vmulps	%zmm5,%zmm3,%zmm3
vbroadcastss	95f(%rip),%zmm4
vmovups	640(%rsp),%zmm29
vandps	%zmm4,%zmm29,%zmm5
vxorps	%xmm8,%xmm8,%xmm8
vmaxps	%zmm8,%zmm5,%zmm5
vmovups	320(%rsp),%zmm27
vandps	%zmm4,%zmm27,%zmm8
vmaxps	%zmm5,%zmm8,%zmm5
vandps	%zmm4,%zmm6,%zmm6
vandps	%zmm4,%zmm3,%zmm3
vmaxps	%zmm3,%zmm6,%zmm3
vandps	64(%rsp),%zmm4,%zmm6
vmulps	%zmm3,%zmm6,%zmm3
vmaxps	%zmm5,%zmm3,%zmm3
vmovups	3392(%rsp),%zmm9
vcmpleps	%zmm0,%zmm9,%k2
vmulps	399f(%rip){1to16},%zmm7,%zmm5
vcmpleps	%zmm5,%zmm3,%k3 {%k2}
vbroadcastss	208(%r11),%zmm16
vmovups	512(%rsp),%zmm20
vmulps	704(%rsp),%zmm20,%zmm3
vmovups	1792(%rsp),%zmm8
vmulps	%zmm8,%zmm3,%zmm5
vmovups	1920(%rsp),%zmm4
vmulps	832(%rsp),%zmm4,%zmm3
vmulps	%zmm8,%zmm3,%zmm11
vmulps	896(%rsp),%zmm4,%zmm3
vmulps	%zmm5,%zmm11,%zmm6
vfmsub231ps	%zmm3,%zmm20,%zmm6
vmovups	960(%rsp),%zmm10
vmulps	1216(%rsp),%zmm10,%zmm3
vmulps	%zmm8,%zmm3,%zmm3
vmulps	3520(%rsp),%zmm10,%zmm7
vmulps	%zmm5,%zmm3,%zmm17
vfmsub231ps	%zmm7,%zmm20,%zmm17
vmulps	1536(%rsp),%zmm10,%zmm7
vmulps	%zmm11,%zmm3,%zmm21
vfmsub231ps	%zmm7,%zmm4,%zmm21
vmovups	1600(%rsp),%zmm15
vmulps	2240(%rsp),%zmm15,%zmm7
vmulps	%zmm8,%zmm7,%zmm8
vmulps	2304(%rsp),%zmm15,%zmm7
vmulps	%zmm5,%zmm8,%zmm14
vfmsub231ps	%zmm7,%zmm20,%zmm14
vmulps	2368(%rsp),%zmm15,%zmm7
vmulps	%zmm11,%zmm8,%zmm20
vfmsub231ps	%zmm7,%zmm4,%zmm20
vbroadcastss	12(%r11),%zmm4
vmovups	%zmm4,1216(%rsp)
vmovups	2112(%rsp),%zmm24
vaddps	%zmm24,%zmm29,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	3904(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vcmpeqps	329f(%rip){1to16},%zmm9,%k1
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3968(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovups	%zmm5,640(%rsp)
vmovaps	%zmm5,%zmm7
vfnmadd213ps	%zmm0,%zmm5,%zmm7
vmovaps	%zmm4,%zmm24 {%k3}
vminps	%zmm0,%zmm7,%zmm4
vbroadcastss	392f(%rip),%zmm30
vmaxps	%zmm30,%zmm7,%zmm7
vsqrtps	%zmm7,%zmm7
vdivps	%zmm7,%zmm0,%zmm5
vmulps	%zmm5,%zmm6,%zmm6
vmovaps	%zmm16,%zmm24 {%k1}
movq	144(%rsp),%rbx
movq	%rbx,%rax
shlq	$6,%rax
movq	32(%rsp),%r14
vmovaps	%zmm24,(%r14,%rax)
vmovups	%zmm11,704(%rsp)
vfnmadd213ps	%zmm0,%zmm11,%zmm11
vfnmadd231ps	%zmm6,%zmm6,%zmm11
vminps	%zmm4,%zmm11,%zmm4
vmaxps	%zmm30,%zmm11,%zmm7
vsqrtps	%zmm7,%zmm7
vmovups	1280(%rsp),%zmm29
vaddps	%zmm29,%zmm27,%zmm9
vcmpunordps	%zmm9,%zmm9,%k4
vmovups	4032(%rsp),%zmm27
vminps	%zmm9,%zmm27,%zmm24
vmovaps	%zmm27,%zmm24 {%k4}
vdivps	%zmm7,%zmm0,%zmm9
vcmpunordps	%zmm24,%zmm24,%k4
vmovups	1664(%rsp),%zmm27
vmaxps	%zmm24,%zmm27,%zmm7
vmovaps	%zmm27,%zmm7 {%k4}
vmovaps	%zmm7,%zmm29 {%k3}
vmulps	%zmm5,%zmm17,%zmm17
vfnmadd231ps	%zmm6,%zmm17,%zmm21
vmulps	%zmm9,%zmm21,%zmm7
vmulps	2432(%rsp),%zmm15,%zmm21
vmovaps	%zmm16,%zmm29 {%k1}
movq	40(%rsp),%r10
addq	%r10,%rbx
shlq	$6,%rbx
vmovaps	%zmm29,(%r14,%rbx)
vmulps	%zmm3,%zmm8,%zmm27
vfmsub231ps	%zmm21,%zmm10,%zmm27
vmovaps	%zmm3,%zmm21
vfnmadd213ps	%zmm0,%zmm3,%zmm21
vfnmadd231ps	%zmm17,%zmm17,%zmm21
vfnmadd231ps	%zmm7,%zmm7,%zmm21
vminps	%zmm4,%zmm21,%zmm29
vmaxps	%zmm30,%zmm21,%zmm4
vsqrtps	%zmm4,%zmm4
vaddps	64(%rsp),%zmm31,%zmm21
vcmpunordps	%zmm21,%zmm21,%k4
vmovaps	%zmm18,%zmm30
vmovups	1728(%rsp),%zmm18
vminps	%zmm21,%zmm18,%zmm21
vmovaps	%zmm18,%zmm21 {%k4}
vdivps	%zmm4,%zmm0,%zmm4
vcmpunordps	%zmm21,%zmm21,%k4
vmovups	3200(%rsp),%zmm18
vmaxps	%zmm21,%zmm18,%zmm21
vmovaps	%zmm18,%zmm21 {%k4}
vmovaps	%zmm21,%zmm31 {%k3}
vmovups	%zmm5,64(%rsp)
vmulps	%zmm5,%zmm14,%zmm24
vmovups	1216(%rsp),%zmm5
vfnmadd231ps	%zmm6,%zmm24,%zmm20
vmulps	%zmm9,%zmm20,%zmm20
vfnmadd231ps	%zmm17,%zmm24,%zmm27
vfnmadd231ps	%zmm7,%zmm20,%zmm27
leaq	(%r14,%rax),%rdx
vmovaps	%zmm16,%zmm31 {%k1}
movq	%r10,%rcx
shlq	$7,%rcx
vmovaps	%zmm31,(%rcx,%rdx)
vmulps	%zmm4,%zmm27,%zmm21
vmovaps	%zmm8,%zmm14
vfnmadd213ps	%zmm0,%zmm8,%zmm14
vfnmadd231ps	%zmm24,%zmm24,%zmm14
vfnmadd231ps	%zmm20,%zmm20,%zmm14
vfnmadd231ps	%zmm21,%zmm21,%zmm14
vminps	%zmm29,%zmm14,%zmm27
vcmpgtps	398f(%rip){1to16},%zmm27,%k0
vmovups	160(%rsp),%zmm29
vaddps	384(%rsp),%zmm29,%zmm27
vcmpunordps	%zmm27,%zmm27,%k4
vmovups	3008(%rsp),%zmm18
vminps	%zmm27,%zmm18,%zmm27
vmovaps	%zmm18,%zmm27 {%k4}
vcmpunordps	%zmm27,%zmm27,%k4
vmovups	3072(%rsp),%zmm18
vmaxps	%zmm27,%zmm18,%zmm27
vmovaps	%zmm18,%zmm27 {%k4}
vmovaps	%zmm27,%zmm29 {%k3}
vmulps	%zmm29,%zmm5,%zmm27
vmovaps	%zmm16,%zmm27 {%k1}
leaq	(%r10,%r10,2),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm27,(%rsi,%rdx)
vaddps	448(%rsp),%zmm30,%zmm27
vcmpunordps	%zmm27,%zmm27,%k4
vmovups	3136(%rsp),%zmm18
vminps	%zmm27,%zmm18,%zmm27
vmovaps	%zmm18,%zmm27 {%k4}
vcmpunordps	%zmm27,%zmm27,%k4
vmovups	4096(%rsp),%zmm18
vmaxps	%zmm27,%zmm18,%zmm27
vmovaps	%zmm18,%zmm27 {%k4}
vmovaps	%zmm27,%zmm30 {%k3}
vmulps	%zmm30,%zmm5,%zmm18
vmovups	%zmm16,448(%rsp)
vmovaps	%zmm16,%zmm18 {%k1}
movq	%r10,%rsi
shlq	$8,%rsi
vmovaps	%zmm18,(%rsi,%rdx)
movl	$5,%r9d
movl	12(%rsp),%r15d
testb	$2,%r15b
je	76f
vmaxps	392f(%rip){1to16},%zmm14,%zmm14
vsqrtps	%zmm14,%zmm14
vdivps	%zmm14,%zmm0,%zmm14
vbroadcastss	345f(%rip),%zmm31
vxorps	640(%rsp),%zmm31,%zmm18
vmulps	%zmm5,%zmm10,%zmm11
vmulps	%zmm5,%zmm15,%zmm15
kandw	%k0,%k2,%k2
movl	%r15d,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
leaq	(%r10,%r10,4),%r10
shlq	$6,%r10
addq	%r14,%r10
xorl	%r15d,%r15d
testl	%esi,%esi
sete	%r15b
leaq	7(%rdx,%rdx,2),%r14
movq	%rbx,%r12
movl	$14,%ebx
movl	$8,%edx
cmoveq	%rdx,%rbx
movl	$19,%r9d
movl	$9,%edx
cmoveq	%rdx,%r9
xorq	$7,%r15
imulq	40(%rsp),%r15
shlq	$6,%r15
addq	32(%rsp),%r15
imulq	40(%rsp),%r14
shlq	$6,%r14
addq	32(%rsp),%r14
imulq	40(%rsp),%rbx
shlq	$6,%rbx
addq	32(%rsp),%rbx
imulq	40(%rsp),%r9
shlq	$6,%r9
addq	32(%rsp),%r9
vmovups	64(%rsp),%zmm5
vmulps	%zmm18,%zmm5,%zmm30
vmovups	704(%rsp),%zmm10
vfmadd231ps	%zmm30,%zmm6,%zmm10
vxorps	%zmm31,%zmm10,%zmm16
vmulps	%zmm16,%zmm9,%zmm29
vxorps	%zmm31,%zmm5,%zmm16
vmulps	%zmm16,%zmm6,%zmm6
vmulps	%zmm9,%zmm6,%zmm27
vfmadd231ps	%zmm30,%zmm17,%zmm3
vfmadd231ps	%zmm29,%zmm7,%zmm3
vxorps	%zmm31,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm18
vmulps	%zmm17,%zmm5,%zmm3
vfmadd231ps	%zmm27,%zmm7,%zmm3
vxorps	%zmm31,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm17
vxorps	%zmm31,%zmm9,%zmm3
vmulps	%zmm3,%zmm7,%zmm3
vmulps	%zmm4,%zmm3,%zmm16
vfmadd231ps	%zmm30,%zmm24,%zmm8
vfmadd231ps	%zmm29,%zmm20,%zmm8
vfmadd231ps	%zmm18,%zmm21,%zmm8
vxorps	%zmm31,%zmm8,%zmm3
vmulps	%zmm3,%zmm14,%zmm8
vmulps	%zmm24,%zmm5,%zmm3
vfmadd231ps	%zmm27,%zmm20,%zmm3
vfmadd231ps	%zmm17,%zmm21,%zmm3
vxorps	%zmm31,%zmm3,%zmm3
vmulps	%zmm3,%zmm14,%zmm7
vmulps	%zmm20,%zmm9,%zmm3
vfmadd231ps	%zmm16,%zmm21,%zmm3
vxorps	%zmm31,%zmm3,%zmm3
vmulps	%zmm3,%zmm14,%zmm6
vxorps	%zmm31,%zmm4,%zmm3
vmulps	%zmm3,%zmm21,%zmm3
vmulps	%zmm14,%zmm3,%zmm3
vmovaps	%zmm30,%zmm20
vfmadd213ps	%zmm0,%zmm30,%zmm20
vfmadd231ps	%zmm29,%zmm29,%zmm20
vfmadd231ps	%zmm18,%zmm18,%zmm20
vfmadd231ps	%zmm8,%zmm8,%zmm20
vmovups	1792(%rsp),%zmm10
vmulps	%zmm20,%zmm10,%zmm20
vmovups	448(%rsp),%zmm24
vmovaps	%zmm24,%zmm21
vmulps	%zmm20,%zmm10,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r10)
vmulps	%zmm5,%zmm5,%zmm20
vfmadd231ps	%zmm27,%zmm27,%zmm20
vfmadd231ps	%zmm17,%zmm17,%zmm20
vfmadd231ps	%zmm7,%zmm7,%zmm20
vmovups	512(%rsp),%zmm10
vmulps	%zmm20,%zmm10,%zmm20
vmovaps	%zmm24,%zmm21
vmulps	%zmm20,%zmm10,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r15)
movq	40(%rsp),%r10
vmulps	%zmm9,%zmm9,%zmm20
vfmadd231ps	%zmm16,%zmm16,%zmm20
vfmadd231ps	%zmm6,%zmm6,%zmm20
vmovups	1920(%rsp),%zmm10
vmulps	%zmm20,%zmm10,%zmm20
vmovaps	%zmm24,%zmm21
vmulps	%zmm20,%zmm10,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r14)
movq	32(%rsp),%r14
vmulps	%zmm4,%zmm4,%zmm20
vfmadd231ps	%zmm3,%zmm3,%zmm20
vmulps	%zmm11,%zmm20,%zmm20
vmovaps	%zmm24,%zmm21
vmulps	%zmm20,%zmm11,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%rbx)
movq	%r12,%rbx
movl	12(%rsp),%r15d
vmulps	%zmm14,%zmm14,%zmm20
vmulps	%zmm15,%zmm20,%zmm20
vmovaps	%zmm24,%zmm21
vmulps	%zmm20,%zmm15,%zmm21 {%k2}
vmovaps	%zmm21,(%rax,%r9)
movl	$10,%r9d
testl	%esi,%esi
je	76f
vmulps	64(%rsp),%zmm30,%zmm10
vfmadd231ps	%zmm29,%zmm27,%zmm10
vfmadd231ps	%zmm18,%zmm17,%zmm10
vfmadd231ps	%zmm8,%zmm7,%zmm10
vmovups	512(%rsp),%zmm24
vmulps	%zmm10,%zmm24,%zmm10
vmovups	448(%rsp),%zmm5
vmovaps	%zmm5,%zmm20
vmovups	1792(%rsp),%zmm30
vmulps	%zmm10,%zmm30,%zmm20 {%k2}
movq	%rcx,%rdx
shlq	$7,%rdx
addq	%r14,%rdx
vmovaps	%zmm20,(%rax,%rdx)
vmulps	%zmm29,%zmm9,%zmm10
vfmadd231ps	%zmm18,%zmm16,%zmm10
vfmadd231ps	%zmm8,%zmm6,%zmm10
vmovups	1920(%rsp),%zmm21
vmulps	%zmm10,%zmm21,%zmm10
vmovaps	%zmm5,%zmm20
vmulps	%zmm10,%zmm30,%zmm20 {%k2}
movq	%r10,%rdx
shlq	$9,%rdx
addq	%r14,%rdx
vmovaps	%zmm20,(%rax,%rdx)
vmulps	%zmm27,%zmm9,%zmm9
vfmadd231ps	%zmm17,%zmm16,%zmm9
vfmadd231ps	%zmm7,%zmm6,%zmm9
vmulps	%zmm9,%zmm21,%zmm9
vmovaps	%zmm5,%zmm10
vmulps	%zmm9,%zmm24,%zmm10 {%k2}
leaq	(%r10,%r10,8),%rsi
movq	%rsi,%rdx
shlq	$6,%rdx
addq	%r14,%rdx
vmovaps	%zmm10,(%rax,%rdx)
vmulps	%zmm18,%zmm4,%zmm9
vfmadd231ps	%zmm8,%zmm3,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vmovaps	%zmm5,%zmm10
vmulps	%zmm9,%zmm30,%zmm10 {%k2}
imulq	$704,%r10,%rdx
addq	%r14,%rdx
vmovaps	%zmm10,(%rax,%rdx)
vmulps	%zmm17,%zmm4,%zmm9
vfmadd231ps	%zmm7,%zmm3,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vmovaps	%zmm5,%zmm10
vmulps	%zmm9,%zmm24,%zmm10 {%k2}
shlq	$8,%rcx
addq	%r14,%rcx
vmovaps	%zmm10,(%rax,%rcx)
vmulps	%zmm16,%zmm4,%zmm4
vfmadd231ps	%zmm6,%zmm3,%zmm4
vmulps	%zmm11,%zmm4,%zmm4
vmovaps	%zmm5,%zmm9
vmulps	%zmm4,%zmm21,%zmm9 {%k2}
imulq	$832,%r10,%rcx
addq	%r14,%rcx
vmovaps	%zmm9,(%rax,%rcx)
vmulps	%zmm8,%zmm14,%zmm4
vmulps	%zmm15,%zmm4,%zmm4
vmovaps	%zmm5,%zmm8
vmulps	%zmm4,%zmm30,%zmm8 {%k2}
imulq	$960,%r10,%rcx
addq	%r14,%rcx
vmovaps	%zmm8,(%rax,%rcx)
vmulps	%zmm7,%zmm14,%zmm4
vmulps	%zmm15,%zmm4,%zmm4
vmovaps	%zmm5,%zmm7
vmulps	%zmm4,%zmm24,%zmm7 {%k2}
movq	%r10,%rcx
shlq	$10,%rcx
addq	%r14,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmulps	%zmm6,%zmm14,%zmm4
vmulps	%zmm15,%zmm4,%zmm4
vmovaps	%zmm5,%zmm6
vmulps	%zmm4,%zmm21,%zmm6 {%k2}
imulq	$1088,%r10,%rcx
addq	%r14,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmulps	%zmm3,%zmm14,%zmm3
vmulps	%zmm15,%zmm3,%zmm3
vmulps	%zmm3,%zmm11,%zmm5 {%k2}
shlq	$7,%rsi
addq	%r14,%rsi
vmovaps	%zmm5,(%rax,%rsi)
movl	$20,%r9d
76:
testb	$8,%r15b
vmovups	4800(%rsp),%zmm8
vmovups	3392(%rsp),%zmm9
je	6b
vbroadcastss	208(%r11),%zmm3
vcmpeqps	329f(%rip){1to16},%zmm9,%k2
vaddps	%zmm13,%zmm13,%zmm4
vmovups	2048(%rsp),%zmm10
vfmsub132ps	344f(%rip){1to16},%zmm13,%zmm10
vbroadcastss	100(%r11),%zmm6
vxorps	%xmm7,%xmm7,%xmm7
vfmadd213ps	%zmm7,%zmm12,%zmm6
vfmadd231ps	104(%r11){1to16},%zmm26,%zmm6
vfmadd231ps	108(%r11){1to16},%zmm25,%zmm6
vfmadd231ps	112(%r11){1to16},%zmm28,%zmm6
vfmadd231ps	116(%r11){1to16},%zmm1,%zmm6
vfmadd231ps	120(%r11){1to16},%zmm2,%zmm6
vfmadd231ps	124(%r11){1to16},%zmm19,%zmm6
vfmadd231ps	128(%r11){1to16},%zmm23,%zmm6
vfmadd231ps	132(%r11){1to16},%zmm22,%zmm6
vbroadcastss	136(%r11),%zmm5
vaddps	%zmm6,%zmm8,%zmm6
vfmadd213ps	%zmm7,%zmm12,%zmm5
vfmadd231ps	140(%r11){1to16},%zmm26,%zmm5
vfmadd231ps	144(%r11){1to16},%zmm25,%zmm5
vfmadd231ps	148(%r11){1to16},%zmm28,%zmm5
vfmadd231ps	152(%r11){1to16},%zmm1,%zmm5
vfmadd231ps	156(%r11){1to16},%zmm2,%zmm5
vfmadd231ps	160(%r11){1to16},%zmm19,%zmm5
vfmadd231ps	164(%r11){1to16},%zmm23,%zmm5
vfmadd231ps	168(%r11){1to16},%zmm22,%zmm5
vfmadd132ps	172(%r11){1to16},%zmm7,%zmm12
vfmadd231ps	176(%r11){1to16},%zmm26,%zmm12
vfmadd231ps	180(%r11){1to16},%zmm25,%zmm12
vfmadd231ps	184(%r11){1to16},%zmm28,%zmm12
vfmadd231ps	188(%r11){1to16},%zmm1,%zmm12
vfmadd231ps	192(%r11){1to16},%zmm2,%zmm12
vfmadd231ps	196(%r11){1to16},%zmm19,%zmm12
vfmadd231ps	200(%r11){1to16},%zmm23,%zmm12
vfmadd231ps	204(%r11){1to16},%zmm22,%zmm12
vfmadd231ps	338f(%rip){1to16},%zmm8,%zmm5
vfmadd231ps	422f(%rip){1to16},%zmm8,%zmm12
vmovaps	%zmm3,%zmm10 {%k2}
movq	%r9,%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm10,(%rax,%rcx)
vmovaps	%zmm3,%zmm4 {%k2}
leaq	1(%r9),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm3,%zmm6 {%k2}
leaq	2(%r9),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm6,(%rax,%rcx)
vmovaps	%zmm3,%zmm5 {%k2}
leaq	3(%r9),%rcx
imulq	%r10,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmovaps	%zmm3,%zmm12 {%k2}
addq	$4,%r9
imulq	%r10,%r9
shlq	$6,%r9
addq	%r14,%r9
vmovaps	%zmm12,(%rax,%r9)
jmp	6b
77:
addq	$5384,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
78:
vzeroupper
retq
.p2align	2,0x0
79:
.long	0x3f800000
82:
.long	1048576
83:
.long	0x5d800000
84:
.long	0x3f40094e
85:
.long	0x3e1d5a5a
86:
.long	0x3bd74912
87:
.long	0x3f156f3d
88:
.long	0x3d26f715
89:
.long	8388607
92:
.long	0x21800000
93:
.long	0xc9800000
94:
.long	0x3f000000
95:
.long	0x7fffffff
96:
.long	0x40400000
97:
.long	0x0da24260
98:
.long	0x1e3ce508
99:
.long	0xbf800000
322:
.long	0x41100000
323:
.long	0x3e800000
324:
.long	0x3d2aaaab
325:
.long	0x7f7fffff
326:
.long	0x02081cea
327:
.long	0x41490fdb
328:
.long	0x40a00000
329:
.long	0x40800000
332:
.long	0x3fc00000
333:
.long	0x7149f2ca
334:
.long	2
335:
.long	4
336:
.long	8
337:
.long	16
338:
.long	0x40000000
339:
.long	0x41400000
342:
.long	0x40c00000
343:
.long	0x3f3504f3
344:
.long	0xbf000000
345:
.long	0x80000000
346:
.long	0xc2ae0000
347:
.long	0x3fb8aa3b
348:
.long	0xbf317200
349:
.long	0xb5bfbe8e
352:
.long	0x3aae0472
353:
.long	0x3c1e8629
354:
.long	0x3d635b73
355:
.long	0x3e75fc8c
356:
.long	0x3f317214
357:
.long	0x42fe0000
358:
.long	0x3e99999a
359:
.long	0xbe04a19d
362:
.long	0x3ef89ba5
363:
.long	0xbf03248e
364:
.long	0x3f0c3744
365:
.long	0xbdc1d79d
366:
.long	0x3e5c1572
367:
.long	0x3e17e642
368:
.long	0x3e2ecff8
369:
.long	0x3e2d3f9f
372:
.long	0x3ecc422a
373:
.long	0x3f106ebb
374:
.long	0xc0000000
375:
.long	3234528013
376:
.long	4286578688
377:
.long	0x3eaaac4e
378:
.long	0xbf00000d
379:
.long	0x3e4bdb47
382:
.long	0xbe7fd7d0
383:
.long	0x3e259a3a
384:
.long	0xbe2ec8d2
385:
.long	0xbddadb52
386:
.long	0x33b17218
387:
.long	0x3727c5ac
388:
.long	0x3a83126f
389:
.long	0x41800000
392:
.long	0x358637bd
393:
.long	0x350637bd
394:
.long	0x34210fb0
395:
.long	0x36a7c5ac
396:
.long	0x3f317218
397:
.long	0x3feb3f8f
398:
.long	0x38d1b717
399:
.long	0x3951b717
422:
.long	0x41000000
423:
.long	0x3cf5c28f
424:
.long	0x41200000
425:
.long	0x26901d7d
426:
.long	0x3f800054
427:
.long	0xbf4ccccd
